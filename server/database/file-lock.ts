import { constants, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** A held lock. It also ends with the process that holds it, however that ends. */
export type FileLock = { release(): void };

const busy = 5;

/**
 * Takes the lock of a file, which is made where it is missing; undefined where somebody holds it, in this process or
 * another. The operating system keeps the lock: it is by file, not by process id, so it holds between containers too.
 * SQLite takes it, because Node itself cannot. Nothing else may open the file: on POSIX, closing any descriptor of it
 * gives the lock up.
 */
export async function tryFileLock(path: string): Promise<FileLock | undefined> {
  let database: DatabaseSync | undefined;
  try {
    await createFile(path);
    const opened = new DatabaseSync(path, { timeout: 0 });
    database = opened;
    // Without a journal in memory SQLite would make a second file.
    opened.exec('pragma journal_mode = memory; begin exclusive');
    return { release: () => opened.close() };
  } catch (error) {
    database?.close();
    const { errcode = 0, message } = error as Error & { errcode?: number };
    if (errcode % 256 === busy) return undefined;
    throw new Error(`${path} cannot be locked: ${message}. This user must be able to write it.`, { cause: error });
  }
}

/** Takes the lock of a file as soon as it is free; undefined where that takes longer than `patience` milliseconds. */
export async function waitForFileLock(path: string, patience: number): Promise<FileLock | undefined> {
  const deadline = Date.now() + patience;
  for (;;) {
    const lock = await tryFileLock(path);
    if (lock !== undefined || Date.now() > deadline) return lock;
    await wait(50);
  }
}

/** Makes the file for whoever owns its folder, so that a command that root ran does not lock the folder's user out. */
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
