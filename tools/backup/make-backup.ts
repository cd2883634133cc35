import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { dayMs } from '#domain/dates/utc-day.ts';
import { openBucket } from '#server/media/bucket.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import { backupName, headerName, rowsName, type Header, type Manifest } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { addErasedPeople } from './erased-people.ts';
import { createEncrypter, type Encryption } from './keys.ts';
import { listBucketMedia, listMedia, listMissing, type MediaFile } from './media-files.ts';
import { openSnapshot, type Snapshot } from './read-rows.ts';
import { judgeAt, listOutdated, type Retention } from './retention.ts';
import { writeArchive, type ArchiveWriter } from './write-archive.ts';

/** Progress of a backup or a restore: `done` of `total` bytes or tables. */
export type OnProgress = (stage: string, done: number, total: number) => void;

/** What is backed up, and where to. `version` is the version of the package. */
type BackupPlan = {
  url: string;
  mediaFolder: string;
  /** Where media are stored, if not in `mediaFolder`. */
  bucket?: BucketOptions | undefined;
  folder: string;
  encryption: Encryption;
  retention: Retention;
  version: string;
  onProgress?: OnProgress;
};

/** A backup that was made. `missing` are media files that rows refer to but that do not exist. */
export type Backup = {
  path: string;
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  missing: string[];
  removed: string[];
};

/** Files of interrupted backups are removed after this time, in milliseconds. */
const abandonedAfter = dayMs;

/**
 * Makes a backup while the product is running: the rows of one snapshot, then the media, which are written before rows
 * refer to them and never change. Afterwards it removes outdated backups.
 */
export async function makeBackup(plan: BackupPlan): Promise<Backup> {
  const { folder, encryption, retention } = plan;
  const encrypter = encryption === null ? null : createEncrypter(encryption);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const snapshot = await openSnapshot(plan.url);
  try {
    const { bucket, mediaFolder } = plan;
    const files = bucket === undefined ? await listMedia(mediaFolder) : await listBucketMedia(openBucket(bucket));
    const missing = checkMedia(
      bucket === undefined
        ? { path: mediaFolder, variable: 'DATA_DIR' }
        : { path: bucket.url, variable: 'MEDIA_BUCKET' },
      await snapshot.listNamedMedia(),
      files,
    );
    await checkSpace(folder, files);
    const now = new Date();
    const before = await readdir(folder);
    const path = join(folder, backupName(now, { isEncrypted: encrypter !== null }));
    let counts: Manifest['rows'] = {};
    const { bytes } = await writeArchive(path, encrypter, async (archive) => {
      counts = await fill(archive, snapshot, files, { ...plan, now });
      return counts;
    });
    await addErasedPeople(folder, snapshot.erased);
    return {
      path,
      bytes,
      tables: snapshot.tables.length,
      rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
      files: files.length,
      missing,
      removed: await removeOutdated(folder, retention, { before, now }),
    };
  } finally {
    await snapshot.close();
  }
}

async function fill(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  files: readonly MediaFile[],
  { version, onProgress = () => undefined, now }: Pick<BackupPlan, 'version' | 'onProgress'> & { now: Date },
): Promise<Manifest['rows']> {
  const { tables, sequences, migrations, postgres } = snapshot;
  const header: Header = {
    loggia_backup: 1,
    created_at: now.toISOString(),
    version,
    postgres,
    migrations,
    tables,
    sequences,
  };
  await archive.add(headerName, Buffer.from(JSON.stringify(header)));
  const counts: Manifest['rows'] = {};
  for (const [index, table] of tables.entries()) {
    onProgress('Tables', index + 1, tables.length);
    let number = 0;
    counts[table.name] = 0;
    for await (const { data, rows } of snapshot.readRows(table)) {
      await archive.add(rowsName(table.name, (number += 1)), await promisify(gzip)(data));
      counts[table.name] = (counts[table.name] ?? 0) + rows;
    }
  }
  // All rows are read: PostgreSQL no longer needs to keep old row versions for this snapshot.
  await snapshot.close();
  for (const [index, { folder, file, size, read }] of files.entries()) {
    onProgress('Media files', index + 1, files.length);
    await archive.addFile(`media/${folder}/${file}`, size, await read());
  }
  return counts;
}

function checkMedia(
  place: { path: string; variable: string },
  named: { folder: string; file: string | null }[],
  files: readonly MediaFile[],
): string[] {
  const missing = listMissing(named, files);
  if (missing.length > 0 && missing.length === named.length)
    throw new BackupError(
      `${place.path} has none of the ${missing.length} media files that the database names. Is ${place.variable} the one of the server?`,
    );
  return missing;
}

async function checkSpace(folder: string, files: readonly MediaFile[]): Promise<void> {
  const needed = files.reduce((sum, { size }) => sum + size, 0);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed)
    throw new BackupError(
      `There is too little space in ${folder}: the media files alone need ${megabytes(needed)}, and ${megabytes(bavail * bsize)} are free.`,
    );
}

/** Formats bytes as megabytes, at least 1: `12 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.max(1, Math.ceil(bytes / 1_000_000)).toLocaleString('en')} MB`;
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => /^loggia-.*\.tar(\.age)?\.partial$/.test(entry))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Math.abs(Date.now() - mtimeMs) > abandonedAfter) await rm(join(folder, name), { force: true });
  }
}

/** `before` are the files of the folder before the backup was made. */
async function removeOutdated(
  folder: string,
  retention: Retention,
  { before, now }: { before: readonly string[]; now: Date },
): Promise<string[]> {
  const names = listOutdated(await readdir(folder), retention, now, judgeAt(before, now));
  for (const name of names) await rm(join(folder, name), { force: true });
  return names;
}
