import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathExists } from './path-exists.ts';

/**
 * Free bytes of the disk of DATA_DIR. Below `scarce`, a start or an import may fail; below `little`, there is no room
 * for a package of 2 GB, which needs three times its size. The doctor and `deploy/alerts.yml` use the same limits.
 */
export const spaceLimits = { scarce: 1_000_000_000, little: 5_000_000_000 };

/**
 * How many bytes an unprivileged process can still write to the disk of a folder, which need not exist yet.
 */
export async function freeSpaceOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(await nearestFolder(folder));
  return bavail * bsize;
}

/** A folder, or the closest one above it that exists. */
export async function nearestFolder(folder: string): Promise<string> {
  let found = folder;
  while (!(await pathExists(found)) && dirname(found) !== found) found = dirname(found);
  return found;
}
