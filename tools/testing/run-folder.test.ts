import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tryFileLock } from '#server/database/file-lock.ts';
import { openRunFolder } from './run-folder.ts';

const parent = await mkdtemp(join(tmpdir(), 'loggia-runs-'));
const clusters = join(parent, 'clusters');
afterAll(() => rm(parent, { recursive: true, force: true }));

/** A run that was killed: its lock is there, but nobody holds it. */
async function leaveRun(name: string): Promise<string> {
  const run = join(parent, `loggia-run-${name}`);
  await mkdir(join(run, 'data'), { recursive: true });
  await writeFile(`${run}.lock`, '');
  return run;
}

it('what killed runs left is removed with its clusters, but nothing that is in use', async () => {
  const id = 'ab'.repeat(8);
  const left = await leaveRun('left');
  await writeFile(join(left, 'data', 'postgres-place'), id);
  for (const cluster of [id, `${id}.new-x`, 'cd'.repeat(8)]) await mkdir(join(clusters, cluster), { recursive: true });
  const ending = await leaveRun('ending');
  await mkdir(join(ending, 'data', 'postgres'));
  const guardian = await tryFileLock(join(ending, 'data', 'postgres', 'guardian.lock'));
  const other = await openRunFolder(parent, clusters);

  const own = await openRunFolder(parent, clusters);
  const names = async () => (await readdir(parent)).filter((name) => !name.endsWith('.lock')).toSorted();
  expect(await names()).toEqual([
    'clusters',
    ...[ending, other.path, own.path].map((path) => path.slice(parent.length + 1)).toSorted(),
  ]);
  expect(await readdir(clusters)).toEqual(['cd'.repeat(8)]);

  guardian?.release();
  await other.remove();
  await own.remove();
  await (await openRunFolder(parent, clusters)).remove();
  expect(await readdir(parent)).toEqual(['clusters']);
});
