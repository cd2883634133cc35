import { lstat, readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The files of a package by their path below it, with `/` and in Unicode NFC, so that names written by macOS in NFD
 * match those in tables; `lowerCase` has these paths by their lower case. A link that leads out of the package is
 * listed in `outside` and never followed. `used` are the files to which tables and settings refer, as far as they were
 * read. `placeholders` are files that iCloud has not downloaded. `twins` are paths that the folder has twice, in NFC
 * and in NFD, which look the same; `files` has that in NFC.
 */
export type PackageFolder = {
  root: string;
  files: Map<string, string>;
  outside: Set<string>;
  lowerCase: Map<string, string>;
  used: Set<string>;
  twins: Set<string>;
  placeholders: Set<string>;
};

/** Whether a package has a file, even if it is a link out of the package, which is reported when it is read. */
export function hasFile({ files, outside }: PackageFolder, name: string): boolean {
  return files.has(name) || outside.has(name);
}

/** What systems and Office leave in folders: lock files, thumbnails, and the halves of files of macOS. */
const leftover = /^(?:\.|~\$)|^(?:thumbs\.db|desktop\.ini|__macosx)$/i;
const ignoredFolders = new Set(['source', 'prepared', 'node_modules', '.git']);

/**
 * Lists the files of a package. `source/`, `prepared/`, hidden files and what systems leave behind are skipped. Throws
 * if the folder cannot be read.
 */
export async function readFolder(folder: string): Promise<PackageFolder> {
  const root = await realpath(folder);
  const found: PackageFolder = {
    root,
    files: new Map(),
    outside: new Set(),
    lowerCase: new Map(),
    used: new Set(),
    twins: new Set(),
    placeholders: new Set(),
  };
  await walk(found, root);
  return found;
}

async function walk(found: PackageFolder, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const [, waiting] = /^\.(.+)\.icloud$/.exec(entry.name) ?? [];
    if (waiting !== undefined) found.placeholders.add(nameBelow(found.root, join(folder, waiting)));
    if (leftover.test(entry.name) || (folder === found.root && ignoredFolders.has(entry.name))) continue;
    if (entry.isSymbolicLink()) await followLink(found, path);
    else if (entry.isDirectory()) await walk(found, path);
    else if (entry.isFile()) note(found, path, path);
  }
}

async function followLink(found: PackageFolder, path: string): Promise<void> {
  const target = await realpath(path).catch(() => null);
  const inside = target !== null && target.startsWith(found.root + sep);
  if (inside && (await lstat(target)).isFile()) note(found, path, target);
  else found.outside.add(nameBelow(found.root, path));
}

function note(found: PackageFolder, path: string, target: string): void {
  const name = nameBelow(found.root, path);
  if (found.files.has(name)) {
    found.twins.add(name);
    if (!path.endsWith(name)) return;
  }
  found.files.set(name, target);
  found.lowerCase.set(name.toLowerCase(), name);
}

function nameBelow(root: string, path: string): string {
  // Some Windows programs write backslashes into the names of archives, where other systems take them for letters.
  return relative(root, path).split(sep).join('/').replaceAll('\\', '/').normalize('NFC');
}
