import { access, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createWebpFallback } from './webp-fallback.ts';

test('a picture that could not be written does not block the next, and succeeds on retry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-webp-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['a', 'b'])
    await sharp({ create: { width: 16, height: 9, channels: 3, background: '#2e9ea6' } })
      .avif()
      .toFile(join(folder, `${name}.avif`));
  const webp = createWebpFallback();
  onTestFinished(webp.close);
  const inTheWay = join(folder, `a.webp.${process.pid}.partial`);
  await mkdir(inTheWay);
  await expect(webp.ensure(join(folder, 'a.webp'))).rejects.toThrow('EISDIR');
  await webp.ensure(join(folder, 'b.webp'));
  await rmdir(inTheWay);
  await webp.ensure(join(folder, 'a.webp'));
  for (const name of ['a.webp', 'b.webp']) await access(join(folder, name));
});
