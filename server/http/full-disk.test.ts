import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';

const { app, dataDir } = await ownSampleApp();

// Only Linux has a file that is always full.
it.skipIf(process.platform !== 'linux')('a picture that has to be made waits for space on the disk', async () => {
  const folder = join(dataDir, 'media', 'garden');
  await mkdir(folder, { recursive: true });
  await sharp({ create: { width: 160, height: 90, channels: 3, background: '#2e9ea6' } })
    .avif()
    .toFile(join(folder, '960.avif'));
  const ask = async (name: string) => app.inject({ url: `/media/garden/${name}` });
  const names = ['960.webp', 'share-960.jpg'];
  for (const name of names) {
    await symlink('/dev/full', join(folder, `${name}.${process.pid}.partial`));
    const refused = await ask(name);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('disk is full') });
    expect(await readdir(folder)).toEqual(['960.avif']);
  }
  for (const name of names) expect((await ask(name)).statusCode).toBe(200);
});
