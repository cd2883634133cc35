import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getFileNameLowLevel, openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { isMachineError } from '#server/files/file-errors.ts';
import { archiveReason } from '../mistakes/parser-reasons.ts';
import type { Report } from '../mistakes/report.ts';
import { archiveLimits, checkEntries, type PackageEntry } from './check-entries.ts';
import { refuseFarDirectory } from './refuse-far-directory.ts';

/**
 * Unpacks a ZIP into a new folder; what an attempt that was killed has left there is removed. All entries are checked
 * before anything is written; nothing can be written outside of the folder, and no file can become larger than its
 * entry says. Returns false, with the mistakes reported, if the archive is invalid. `file` is the archive's name in the
 * report.
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  file: string,
  report: Report,
  onUnpacked: (done: number, total: number) => void = () => {},
): Promise<boolean> {
  let zip: ZipFile | undefined;
  try {
    await refuseFarDirectory(archive);
    zip = await openPromise(archive, { autoClose: false, decodeStrings: false });
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      entry.fileName = entryName(entry);
      entries.push(entry);
      // Ignored files do not count towards the limit, but their number is limited too.
      if (entries.length > archiveLimits.entries * 3) break;
    }
    warnOfOldNames(entries, file, report);
    const wanted = checkEntries(entries, { file, bytes: (await stat(archive)).size }, report);
    if (report.mistakes.length > 0) return false;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const [index, entry] of wanted.entries()) {
      await writeEntry(zip, entry, resolve(folder));
      onUnpacked(index + 1, wanted.length);
    }
    return true;
  } catch (error) {
    reportFailure(error as Error, file, report);
    return false;
  } finally {
    zip?.close();
  }
}

/**
 * The name of an entry. Bytes that are valid UTF-8 are read as such even without the flag for it, which many programs
 * do not set; others are in the code page of DOS (437). Throws if the name leads out of the archive.
 */
function entryName(entry: Entry): string {
  const { fileNameRaw, generalPurposeBitFlag, extraFields } = entry;
  const isUtf8 = isUtf8Text(fileNameRaw);
  const flags = isUtf8 ? generalPurposeBitFlag | utf8Flag : generalPurposeBitFlag;
  const name = getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
  const message = validateFileName(name);
  if (message !== null) throw new Error(message);
  return name;
}

/**
 * Warns of names that are probably not what their author wrote: they are in a code page of DOS other than 437, as
 * Windows writes them in Turkish, Greek or Russian. Western European letters are the same in these code pages.
 */
function warnOfOldNames(entries: readonly Entry[], file: string, report: Report): void {
  const old = entries.filter(
    ({ fileName, fileNameRaw, extraFields }) =>
      !isUtf8Text(fileNameRaw) && !westernName.test(fileName) && extraFields.every(({ id }) => id !== unicodePath),
  );
  const [first] = old;
  if (first !== undefined) report.warning('archive_names', { file }, { count: old.length, name: first.fileName });
}

/** The extra field of Info-ZIP with the name in UTF-8. */
const unicodePath = 0x7075;

const westernName = /^[\u0020-\u007eÇüéâäàåçêëèïîÄÅÉæÆôöûùÖÜáíóúñÑß]*$/;

const utf8Flag = 0x800;

function isUtf8Text(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

async function writeEntry(zip: ZipFile, { entry, name }: PackageEntry, folder: string): Promise<void> {
  const target = join(folder, name);
  if (!target.startsWith(folder + sep)) throw new Error(`invalid relative path: ${name}`);
  await mkdir(dirname(target), { recursive: true });
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { flags: 'wx' }));
}

/** Errors of this machine are thrown: they are not mistakes in the archive. */
function reportFailure(error: Error, file: string, report: Report): void {
  if (isMachineError(error)) throw error;
  if (/^(invalid relative path|absolute path|invalid characters in fileName)/.test(error.message))
    report.mistake('archive_outside', { file }, { path: error.message.replace(/^[^:]*: /, '') });
  else report.mistake('archive_unreadable', { file }, { reason: archiveReason(error.message) });
}
