import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/**
 * Enough for what all workers write: the databases and packages of the server tests, and what browsers and their
 * products do. In bytes.
 */
const neededMemory = 4_000_000_000;

/** Where the folder of a run goes: memory where there is enough of it, else the system's folder for temporary files. */
export async function temporaryParent(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= neededMemory ? memory : tmpdir();
}
