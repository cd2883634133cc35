import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tryFileLock, type FileLock } from '#server/database/file-lock.ts';
import { openRunFolder } from './run-folder.ts';

const parent = await mkdtemp(join(tmpdir(), 'loggia-runs-'));
const clusters = join(parent, 'clusters');
afterAll(() => rm(parent, { recursive: true, force: true }));

/** A run that was killed: its lock file exists, but no process holds it. */
async function leaveRun(name: string): Promise<string> {
  const run = join(parent, `loggia-run-${name}`);
  await mkdir(join(run, 'data'), { recursive: true });
  await writeFile(`${run}.lock`, '');
  return run;
}

/** A cluster in a run, whose guardian holds its lock until it has ended PostgreSQL. */
async function leaveCluster(run: string): Promise<FileLock | undefined> {
  await mkdir(join(run, 'data', 'postgres'), { recursive: true });
  return tryFileLock(join(run, 'data', 'postgres', 'guardian.lock'));
}

it('leftovers of killed runs are removed with their clusters, but nothing that is in use', async () => {
  const id = 'ab'.repeat(8);
  const left = await leaveRun('left');
  await writeFile(join(left, 'data', 'postgres-place'), id);
  for (const cluster of [id, `${id}.new-x`, 'cd'.repeat(8)]) await mkdir(join(clusters, cluster), { recursive: true });
  const ending = await leaveRun('ending');
  const guardian = await leaveCluster(ending);
  const other = await openRunFolder(parent, clusters);

  const own = await openRunFolder(parent, clusters);
  const names = async () => (await readdir(parent)).filter((name) => !name.endsWith('.lock')).toSorted();
  expect(await names()).toEqual([
    'clusters',
    ...[ending, other.path, own.path].map((path) => basename(path)).toSorted(),
  ]);
  expect(await readdir(clusters)).toEqual(['cd'.repeat(8)]);

  const late = await leaveCluster(other.path);
  await other.remove();
  expect(await names()).toContain(basename(other.path));
  late?.release();
  guardian?.release();
  await own.remove();
  await (await openRunFolder(parent, clusters)).remove();
  expect(await readdir(parent)).toEqual(['clusters']);
});
