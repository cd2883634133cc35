import { access } from 'node:fs/promises';

/** Whether a file or folder exists and this process may see it. A symbolic link without a target does not count. */
export async function pathExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
