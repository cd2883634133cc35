import { join } from 'node:path';
import { normalizePath } from 'vite';

/** The repository's folder, with a slash at its end. */
export const root = `${normalizePath(join(import.meta.dirname, '..', '..'))}/`;

/** The path of a module from the repository's root, wherever its packages are installed. */
export function pathOf(id: string): string {
  const [path = ''] = normalizePath(id).split('?');
  const inPackages = path.lastIndexOf('node_modules/');
  return inPackages >= 0 ? path.slice(inPackages) : path.replace(root, '');
}
