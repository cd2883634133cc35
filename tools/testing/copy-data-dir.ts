import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Copies a `DATA_DIR` that no server has open into another folder. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  // Unlike Node, `cp` keeps the owner, which is another user if root starts PostgreSQL.
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
