import { open, stat } from 'node:fs/promises';
import { editDistance } from '#domain/texts/edit-distance.ts';
import type { Report } from '../mistakes/report.ts';
import type { PackageFolder } from './read-folder.ts';

/** The folders without which much of a package would be missing. */
const needed = ['brand', 'fronts', 'legal', 'pictures', 'plans', 'rotator'];
/** Those that the table or setting which names their files cannot do without. */
const indispensable = ['brand', 'fronts', 'pictures', 'plans'];
/** What the files of a folder are called, by which it is known under the name of another language. */
const contents: Readonly<Record<string, RegExp>> = {
  legal: /^(?:imprint|privacy|terms|storage)\.[a-z]{2}\.md$/,
  plans: /^[^/]+f-?\d+d?\.svg$/,
  rotator: /^rotator\.json$/,
};
const archive = /\.(?:zip|rar|7z|tar|tgz|gz)$/i;
/** The endings of shortcuts, and of what browsers have not downloaded to the end. */
const standIn = /\.(?:lnk|url|webloc|crdownload|part|download)$/i;

/**
 * Reports what explains many missing files at once, so that these are not reported one by one: folders of the package
 * under another name, which are then read under that which was meant; folders that are still packed; and files in whose
 * place is only a pointer of Git LFS, a placeholder of a cloud, a shortcut or an unfinished download.
 */
export async function reportMeantFiles(folder: PackageFolder, report: Report): Promise<void> {
  const own = new Set([...folder.files.keys()].flatMap((file) => (file.includes('/') ? file.split('/', 1) : [])));
  for (const name of needed.filter((one) => !own.has(one))) {
    const others = [...own].filter((other) => !needed.includes(other));
    const found =
      others.find((other) => isAlike(other, name)) ?? others.find((other) => hasFilesOf(name, other, folder));
    const packed = [...folder.files.keys()].find((file) => archive.test(file) && isAlike(stemOf(file), name));
    if (found !== undefined) {
      report.mistake('folder_misnamed', { file: `${found}/` }, { path: `${found}/`, name });
      rename(folder, `${found}/`, `${name}/`);
    } else if (packed !== undefined) {
      report.mistake('folder_packed', { file: packed }, { path: packed, name: `${name}/` });
      for (const left of [`${name}/`, packed]) report.leaveOut(left);
    } else if (indispensable.includes(name)) report.lacks(`${name}/`);
  }
  for (const name of needed) {
    const files = [...folder.files.keys()].filter((file) => file.startsWith(`${name}/`));
    const inner = `${name}/${name}/`;
    if (files.length === 0 || !files.every((file) => file.startsWith(inner))) continue;
    report.mistake('folder_nested', { file: inner }, { path: inner, name: `${name}/` });
    rename(folder, inner, `${name}/`);
  }
  await reportStandIns(folder, report);
}

const stemOf = (file: string) => file.replace(archive, '');

/** Whether the name of a folder is another one's in other letters, with spaces, or with a letter too few or too many. */
function isAlike(given: string, name: string): boolean {
  return editDistance(given.trim().toLowerCase(), name) <= 1;
}

/** Whether a folder of the package has the files of another one. */
function hasFilesOf(name: string, other: string, { files }: PackageFolder): boolean {
  const pattern = contents[name];
  const start = `${other}/`;
  const own = [...files.keys()].flatMap((file) => (file.startsWith(start) ? [file.slice(start.length)] : []));
  if (name === 'fronts')
    return own.some((file) => file.endsWith('.svg') && own.includes(file.replace('.svg', '.webp')));
  return own.some((file) => pattern?.test(file) === true);
}

function rename({ files, lowerCase }: PackageFolder, from: string, to: string): void {
  for (const [file, path] of files) {
    if (!file.startsWith(from)) continue;
    const name = to + file.slice(from.length);
    files.delete(file);
    files.set(name, path);
    lowerCase.delete(file.toLowerCase());
    lowerCase.set(name.toLowerCase(), name);
  }
}

async function reportStandIns(folder: PackageFolder, report: Report): Promise<void> {
  const found = [...folder.placeholders].map((file) => ({ file, kind: 'iCloud' }));
  for (const [file, path] of folder.files) {
    const [ending] = standIn.exec(file) ?? [];
    const meant = file.slice(0, file.length - (ending?.length ?? 0));
    if (ending !== undefined && !folder.files.has(meant) && /\.\w+$/.test(meant)) {
      found.push({ file: meant, kind: ending.toLowerCase() });
      folder.used.add(file);
    } else if (await isPointer(path)) found.push({ file, kind: 'Git LFS' });
  }
  for (const { file, kind } of found) {
    report.mistake('file_pointer', { file }, { path: file, kind });
    report.leaveOut(file);
  }
}

const pointerStart = 'version https://git-lfs';
/** Pointers have some hundred and thirty bytes. */
const maxPointer = 1024;

async function isPointer(path: string): Promise<boolean> {
  if ((await stat(path)).size > maxPointer) return false;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pointerStart.length), 0, pointerStart.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === pointerStart;
  } finally {
    await file.close();
  }
}
