import { randomBytes } from 'node:crypto';
import { chmod, glob, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemFolder } from '#server/database/embedded-cluster.ts';
import { tryFileLock, type FileLock } from '#server/database/file-lock.ts';

/** The folder for all files that the tests of one run write. */
type RunFolder = { path: string; remove(): Promise<void> };

const prefix = 'loggia-run-';

/**
 * Creates the folder below `parent`, which other users may enter. A lock beside it shows other runs that it is in use
 * as long as this process lives; leftovers of killed runs are removed. `clusters` is the folder of root's clusters.
 */
export async function openRunFolder(parent: string, clusters: string = systemFolder): Promise<RunFolder> {
  await removeLeftRuns(parent, clusters);
  const { path, lock } = await lockNewPath(parent);
  await mkdir(path);
  await chmod(path, 0o755);
  return {
    path,
    remove: () => removeLocked(path, lock, clusters),
  };
}

const lockOf = (path: string) => `${path}.lock`;

async function lockNewPath(parent: string): Promise<{ path: string; lock: FileLock }> {
  for (;;) {
    const path = join(parent, `${prefix}${randomBytes(6).toString('hex')}`);
    // Another run may just be checking whether the new lock was left behind.
    const lock = await tryFileLock(lockOf(path));
    if (lock !== undefined) return { path, lock };
  }
}

async function removeLeftRuns(parent: string, clusters: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix) && name.endsWith('.lock'));
  for (const name of names) {
    const path = join(parent, name.slice(0, -'.lock'.length));
    // Locks of other users cannot be locked.
    const lock = await tryFileLock(lockOf(path)).catch(() => undefined);
    if (lock === undefined) continue;
    await removeLocked(path, lock, clusters);
  }
}

/** Removes a run and its lock. If that is not possible yet, the lock stays, so that the next run tries again. */
async function removeLocked(path: string, lock: FileLock, clusters: string): Promise<void> {
  const isRemoved = await removeRun(path, clusters).finally(() => lock.release());
  if (isRemoved) await rm(lockOf(path), { force: true });
}

/** Returns false, and removes nothing, while a PostgreSQL still runs in it, which its guardian is about to end. */
async function removeRun(path: string, clusters: string): Promise<boolean> {
  const outside: string[] = [];
  for await (const place of glob(['*/postgres-place', '*/*/postgres-place'], { cwd: path })) {
    const id = (await readFile(join(path, place), 'utf8')).trim();
    if (/^[\da-f]{16}$/.test(id)) outside.push(id);
  }
  const guards = outside.map((id) => join(clusters, id, 'guardian.lock'));
  for await (const file of glob(['*/*/guardian.lock', '*/*/*/guardian.lock'], { cwd: path }))
    guards.push(join(path, file));
  for (const guard of guards) if (await isHeld(guard)) return false;
  for (const name of await readdir(clusters).catch(() => []))
    if (outside.some((id) => name === id || name.startsWith(`${id}.new-`)))
      await rm(join(clusters, name), { recursive: true, force: true });
  await rm(path, { recursive: true, force: true, maxRetries: 10 });
  return true;
}

async function isHeld(file: string): Promise<boolean> {
  try {
    const lock = await tryFileLock(file);
    lock?.release();
    return lock === undefined;
  } catch {
    // The folder does not exist.
    return false;
  }
}
