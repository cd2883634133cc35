import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/**
 * The memory for all files that workers write, in bytes: the databases and packages of the server tests, and the files
 * of browsers and their products.
 */
const neededMemory = 4_000_000_000;

/**
 * The parent of the folder of a run: in memory if enough is available, otherwise the system's folder for temporary
 * files.
 */
export async function temporaryParent(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= neededMemory ? memory : tmpdir();
}
