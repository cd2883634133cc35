import { execFile } from 'node:child_process';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/**
 * The operating system's user that PostgreSQL runs as. `isUnprivileged`: not the user of this process but one with
 * fewer rights, because PostgreSQL refuses to run as root.
 */
export type OsUser = { isUnprivileged: false } | { isUnprivileged: true; uid: number; gid: number };

/** This process's own user, or `nobody` if that is root. */
export async function findOsUser(): Promise<OsUser> {
  if (process.getuid?.() !== 0) return { isUnprivileged: false };
  const idOf = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'nobody'])).stdout);
  return { isUnprivileged: true, uid: await idOf('-u'), gid: await idOf('-g') };
}

/** Whether everybody may enter a folder: all folders above it can be traversed, and it can be read. */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  let path = await realpath(folder);
  if (((await stat(path)).mode & 0o005) !== 0o005) return false;
  while (dirname(path) !== path) {
    path = dirname(path);
    if (((await stat(path)).mode & 0o001) === 0) return false;
  }
  return true;
}
