import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryFileLock, waitForFileLock, type FileLock } from '#server/database/file-lock.ts';
import { pathExists } from '#server/files/path-exists.ts';

/** How long to wait for a process that looks at a lock or is about to release it, in milliseconds. */
const patience = 2_000;

/** The lock of an upload, held by the process that works on it. It also ends with that process, however that exits. */
export type UploadLock = { release(): Promise<void> };

/**
 * Takes the lock of an upload, before its row says that it is being worked on. Where files cannot be locked, nothing is
 * held: others then go by the signs of life in the row.
 */
export async function lockUpload(dataDir: string, id: number): Promise<UploadLock> {
  const path = pathOf(dataDir, id);
  const lock = await mkdir(join(dataDir, 'uploads'), { recursive: true })
    .then(() => waitForFileLock(path, patience))
    .catch(() => undefined);
  return { release: async () => lock && end(lock, path) };
}

/**
 * Runs `act` under the lock of an upload whose process is gone, and returns `gone`. Otherwise returns `held`, or
 * `unknown` if no process of this machine has locked it, such as that of an upload to a server on another machine.
 */
export async function ifGone(
  dataDir: string,
  id: number,
  act: () => Promise<void>,
): Promise<'gone' | 'held' | 'unknown'> {
  const path = pathOf(dataDir, id);
  if (!(await pathExists(path))) return 'unknown';
  const taken = await tryFileLock(path).then(
    (lock) => lock ?? ('held' as const),
    () => 'unknown' as const,
  );
  if (typeof taken === 'string') return taken;
  try {
    await act();
    await rm(path, { force: true });
  } finally {
    taken.release();
  }
  return 'gone';
}

/** Deletes the locks of an upload that other machines, or this one before its restart, have left among `entries`. */
export async function removeLocks(dataDir: string, entries: readonly string[], id: number): Promise<void> {
  const locks = entries.filter((entry) => entry.endsWith('.lock') && uploadOf(entry) === id);
  for (const lock of locks) await rm(join(dataDir, 'uploads', lock), { force: true });
}

/** The id of the upload that an entry of `DATA_DIR/uploads` belongs to: its folder or its lock. */
export function uploadOf(entry: string): number | undefined {
  const id = /^(\d+)(?:-[0-9a-f]+\.lock)?$/.exec(entry)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Deletes the file before the lock ends, so that nobody finds a lock of work that has ended properly. */
async function end(lock: FileLock, path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
  lock.release();
}

function pathOf(dataDir: string, id: number): string {
  return join(dataDir, 'uploads', `${id}-${machine()}.lock`);
}

let known: string | undefined;

/**
 * Names this machine until it is restarted, the same in all its containers. Where a file system is shared, locks of
 * another machine may seem to be free.
 */
function machine(): string {
  const name = () =>
    process.platform === 'linux' ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : hostname();
  return (known ??= createHash('sha256').update(name()).digest('hex').slice(0, 16));
}
