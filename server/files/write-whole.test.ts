import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isMachineError } from './file-errors.ts';
import { writeWhole } from './write-whole.ts';

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-write-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('writes a file, and replaces one', async () => {
  const path = join(await ownFolder(), 'a.webp');
  for (const text of ['one', 'another']) {
    await writeWhole(path, Buffer.from(text));
    expect(await readFile(path, 'utf8')).toBe(text);
  }
});

// Only Linux has a file that is always full.
it.skipIf(process.platform !== 'linux')('leaves nothing on a disk without space', async () => {
  const folder = await ownFolder();
  const path = join(folder, 'a.webp');
  await symlink('/dev/full', `${path}.${process.pid}.partial`);
  const failed = await writeWhole(path, Buffer.from('x')).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 'ENOSPC' });
  expect(isMachineError(failed)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

it('leaves nothing if the file cannot take its place', async () => {
  const folder = await ownFolder();
  const path = join(folder, 'a.webp');
  await mkdir(join(path, 'in the way'), { recursive: true });
  await expect(writeWhole(path, Buffer.from('x'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EPERM/);
  expect(await readdir(folder)).toEqual(['a.webp']);
});
