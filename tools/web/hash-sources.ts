import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The sources of the web build. */
const sources = [
  'web/**/*',
  'domain/**/*.ts',
  'contract/**/*.ts',
  'vite.config.ts',
  'tools/web/*.ts',
  'package-lock.json',
];

/**
 * The hash of all sources of the web below a root. It depends on content only, so that a fresh checkout has the same.
 */
export async function hashSources(root: string): Promise<string> {
  const names: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) names.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const name of names.sort())
    hash
      .update(`${name.slice(root.length)}\0`)
      .update(await readFile(name))
      .update('\0');
  return hash.digest('hex');
}
