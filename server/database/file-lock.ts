import { constants, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock that is held. It also ends with the process that holds it, however that exits. */
export type FileLock = { release(): void };

/** SQLITE_BUSY */
const busy = 5;

/**
 * Takes the lock of a file, which is created if it is missing; undefined if it is held already, by this process or
 * another. The operating system manages the lock: it is tied to the file, not to a process id, so it works between
 * containers too. SQLite is used because Node itself cannot lock files. Nothing else may open the file: on POSIX,
 * closing any descriptor of it releases the lock.
 */
export async function tryFileLock(path: string): Promise<FileLock | undefined> {
  let database: DatabaseSync | undefined;
  try {
    await createFile(path);
    const opened = new DatabaseSync(path, { timeout: 0 });
    database = opened;
    // The journal is in memory, because SQLite would otherwise create a second file.
    opened.exec('pragma journal_mode = memory; begin exclusive');
    return { release: () => opened.close() };
  } catch (error) {
    database?.close();
    const { errcode = 0, message } = error as Error & { errcode?: number };
    if (errcode % 256 === busy) return undefined;
    throw new Error(`${path} cannot be locked: ${message}. This user must be able to write it.`, { cause: error });
  }
}

/** Takes the lock of a file as soon as it is free; undefined if that takes longer than `timeout` milliseconds. */
export async function waitForFileLock(path: string, timeout: number): Promise<FileLock | undefined> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const lock = await tryFileLock(path);
    if (lock !== undefined || performance.now() > deadline) return lock;
    await wait(50);
  }
}

/** Creates the file for the owner of its folder, so that a command run by root does not lock that user out. */
async function createFile(path: string): Promise<void> {
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL;
  const file = await open(path, flags, 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (file === undefined) return;
  try {
    const { uid, gid } = await stat(dirname(path));
    if (process.getuid?.() === 0) await file.chown(uid, gid);
  } finally {
    await file.close();
  }
}
