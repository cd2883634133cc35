import type { Entry } from 'yauzl';
import type { Report } from '../mistakes/report.ts';
import { detailText } from '../mistakes/detail-text.ts';

/** An entry to unpack, with its path below the package. */
export type PackageEntry = { entry: Entry; name: string };

/**
 * The limits of an archive. The package of a large development has some thousand files and less than a gigabyte.
 */
export const archiveLimits = {
  entries: 20_000,
  fileBytes: 1024 ** 3,
  allBytes: 4 * 1024 ** 3,
  ratio: 200,
  ratioFrom: 16 * 1024 ** 2,
};

/** The longest name of a file or folder on common disks, and the longest path that fits beside that of the folder. */
const maxNameBytes = 255;
const maxPathBytes = 2_048;

/** Files that operating systems add, and hidden files. */
const ignored = /(^|\/)(\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)/;

/**
 * Returns the entries that belong to the package; folders around everything are removed from their names.
 * Reports links, encrypted files, duplicate names (ignoring case), names that no disk takes, exceeded limits, and sizes
 * that only a ZIP bomb has.
 */
export function checkEntries(
  entries: readonly Entry[],
  archive: { file: string; bytes: number },
  report: Report,
): PackageEntry[] {
  const files = entries.filter((entry) => !entry.fileName.endsWith('/') && !ignored.test(entry.fileName));
  checkSizes(files, archive, report);
  for (const entry of entries) {
    if (!isFileOrFolder(entry)) report.mistake('archive_link', { file: entry.fileName }, { path: entry.fileName });
    if (entry.isEncrypted()) report.mistake('archive_encrypted', { file: entry.fileName }, { path: entry.fileName });
    else if (!entry.canDecodeFileData())
      report.mistake(
        'archive_unreadable',
        { file: archive.file },
        {
          reason: detailText('packedUnknown', { file: entry.fileName }),
        },
      );
  }
  const around = folderAround(files);
  const wanted = files.map((entry) => ({ entry, name: entry.fileName.slice(around.length).normalize('NFC') }));
  checkNames(wanted, archive.file, report);
  return wanted;
}

function checkSizes(files: readonly Entry[], archive: { file: string; bytes: number }, report: Report): void {
  const { entries, fileBytes, allBytes, ratio, ratioFrom } = archiveLimits;
  const packed = sum(files, (entry) => entry.compressedSize);
  const unpacked = sum(files, (entry) => entry.uncompressedSize);
  if (files.length > entries)
    report.mistake('archive_too_many', { file: archive.file }, { count: files.length, max: entries });
  if (unpacked > allBytes)
    report.mistake(
      'archive_too_large',
      { file: archive.file },
      { size: inMegabytes(unpacked), max: inMegabytes(allBytes) },
    );
  // Overlapping entries add up to more than the size of the archive.
  if (packed > archive.bytes) report.mistake('archive_trap', { file: archive.file }, { path: archive.file });
  for (const entry of files) {
    if (entry.uncompressedSize > fileBytes)
      report.mistake(
        'file_too_large',
        { file: entry.fileName },
        { path: entry.fileName, size: inMegabytes(entry.uncompressedSize), max: inMegabytes(fileBytes) },
      );
    else if (entry.uncompressedSize > ratioFrom && entry.uncompressedSize > entry.compressedSize * ratio)
      report.mistake('archive_trap', { file: entry.fileName }, { path: entry.fileName });
  }
}

function checkNames(wanted: readonly PackageEntry[], file: string, report: Report): void {
  const known = new Map<string, string>();
  const folders = new Set(wanted.flatMap(({ name }) => foldersOf(name)));
  for (const { name } of wanted) {
    const other = known.get(name.toLowerCase());
    if (other !== undefined) report.mistake('file_twice', { file: name }, { path: name, other });
    known.set(name.toLowerCase(), name);
    const parts = name.split('/');
    if (/[\0\r\n]/.test(name) || parts.some((part) => part === '' || part === '.' || part === '..'))
      report.mistake('archive_outside', { file: name }, { path: name });
    const isNameLong = parts.some((part) => Buffer.byteLength(part) > maxNameBytes);
    if (isNameLong || Buffer.byteLength(name) > maxPathBytes) {
      const reason = detailText(isNameLong ? 'nameTooLong' : 'pathTooLong', { file: name });
      report.mistake('archive_unreadable', { file }, { reason });
    }
    if (folders.has(name))
      report.mistake('archive_unreadable', { file }, { reason: detailText('fileIsFolder', { file: name }) });
  }
}

/** The folders that a file is in, from the outermost. */
function foldersOf(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
}

/** Whether an entry is a file or folder. Unix stores the file type in the upper half of the attributes. */
function isFileOrFolder(entry: Entry): boolean {
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
  return kind === 0 || kind === 0o100000 || kind === 0o040000;
}

/** The folders around a package, such as `asteria/` or `final/asteria/`; an empty string if there are none. */
function folderAround(files: readonly Entry[]): string {
  const around = files.flatMap(({ fileName }) => /^(.*\/)development\.json$/.exec(fileName)?.[1] ?? []);
  return around.find((folder) => files.every(({ fileName }) => fileName.startsWith(folder))) ?? '';
}

function sum(files: readonly Entry[], of: (entry: Entry) => number): number {
  return files.reduce((all, entry) => all + of(entry), 0);
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 ** 2);
}
