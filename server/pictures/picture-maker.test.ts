import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createPictureMaker } from './picture-maker.ts';

const folder = await mkdtemp(join(tmpdir(), 'loggia-pictures-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const path = join(folder, 'large.avif');
await sharp({ create: { width: 4_000, height: 2_400, channels: 3, background: '#2e9ea6' } })
  .avif({ effort: 0 })
  .toFile(path);

/** The processes that this one has started with the script of the pictures. */
async function findWorkers(): Promise<number[]> {
  const found = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const read = (file: string) => readFile(join('/proc', pid, file), 'utf8').catch(() => '');
        const isOwn = (await read('stat')).split(') ').at(-1)?.split(' ')[1] === String(process.pid);
        return isOwn && (await read('cmdline')).includes('picture-worker') ? [Number(pid)] : [];
      }),
  );
  return found.flat();
}

/**
 * Kills the process that makes a picture as soon as there is one, as the system does when memory runs out, so many
 * times.
 */
async function killWorkers(times: number): Promise<void> {
  const killed = new Set<number>();
  while (killed.size < times) {
    for (const pid of await findWorkers()) {
      if (killed.has(pid)) continue;
      process.kill(pid, 'SIGKILL');
      killed.add(pid);
    }
  }
}

// Processes are found in /proc.
it.skipIf(process.platform !== 'linux')(
  'makes a picture again if its process is killed, and says that it cannot if that happens again',
  async () => {
    const pictures = createPictureMaker();
    onTestFinished(pictures.close);
    const make = () => pictures.make({ make: 'webp', path });
    const [once] = await Promise.all([make(), killWorkers(1)]);
    expect(once?.length).toBeGreaterThan(0);
    pictures.close();
    const others = createPictureMaker();
    onTestFinished(others.close);
    const [failed] = await Promise.all([others.make({ make: 'webp', path }).catch(String), killWorkers(2)]);
    expect(failed).toContain('unavailable');
  },
);

it('tells a picture that is broken from one that cannot be made now', async () => {
  const pictures = createPictureMaker();
  onTestFinished(pictures.close);
  expect(await pictures.make({ make: 'webp', path: join(folder, 'missing.avif') })).toBeUndefined();
});
