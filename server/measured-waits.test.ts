import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Files that compare the times of files on the disk, which the system's clock writes. */
const ofFiles = ['http/keep-builds.ts', 'media/disk-cache.ts'];

it('waits are measured by a clock that cannot be set, and moments come from the database', async () => {
  const sources = (await readdir(import.meta.dirname, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const texts = await Promise.all(sources.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
  const found = sources.filter((_, index) => /\bDate\.now\b/.test(texts[index] ?? ''));
  expect(found.toSorted()).toEqual(ofFiles);
});
