import { readdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Transaction } from '#server/database/connection.ts';
import { beginEpoch } from '#server/database/epoch.ts';
import { openDataDir } from '#server/database/embedded-owner.ts';
import { locks } from '#server/database/locks.ts';
import { applyMigrations, createMigrationTable } from '#server/database/migrate.ts';
import { readMigrations, type Migration } from '#server/database/read-migrations.ts';
import { eraseAgain } from '#server/features/clients/erase-client.ts';
import { countUnreadableApps } from '#server/second-factors/authenticator-app.ts';
import { createSecretBox } from '#server/second-factors/secret-box.ts';
import { openBucket } from '#server/media/bucket.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import type { Header, Manifest } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { dropEverything, hasTables } from './empty-database.ts';
import { endAccess, type EndedAccess } from './end-access.ts';
import { joinErasedPeople, listErasedPeople, nobody, readErasedPeople, type ErasedPeople } from './erased-people.ts';
import type { Key } from './keys.ts';
import { openRowLoader, type RowLoader } from './load-rows.ts';
import { megabytes, type OnProgress } from './make-backup.ts';
import { readArchive, verifyArchive } from './read-archive.ts';
import { connectForCopy } from './read-rows.ts';
import { openMediaWriter, type MediaWriter } from './write-media.ts';

/** What is restored, and where to. */
export type RestorePlan = {
  file: string;
  key: Key;
  dataDir: string;
  /** Where media are written, if not below `dataDir`. */
  bucket?: BucketOptions | undefined;
  /** Replaces existing data instead of refusing. */
  replace: boolean;
  /** Keeps sessions, links and waiting mails. Only if the old installation was stopped before the backup was made. */
  move: boolean;
  secretsKey: string | undefined;
  onProgress?: OnProgress;
};

/** What was restored. */
export type RestoreResult = {
  header: Header;
  rows: number;
  files: number;
  /** Tables of other programs, which were not restored. */
  leftOut: string[];
  /** What was ended; null with `move`. */
  ended: EndedAccess | null;
  /** The number of clients who were erased again. */
  erasedAgain: number;
  /** Sales users who had been deleted after the backup was made, and who can log in again. */
  deletedUsers: { id: number; name: string }[];
  /** Whether there was a list of erased people beside the backup. */
  hasErasedPeople: boolean;
  /** The number of authenticator apps whose secrets cannot be decrypted with SECRETS_KEY. */
  unreadableApps: number;
};

/** Opens a database that nobody else uses. */
export type OpenTarget = () => Promise<{ url: string; stop(): Promise<void> }>;

/**
 * Restores a backup of this or an earlier version. The backup is read completely first; then everything in the database
 * happens in one transaction, so that a failure leaves the database unchanged. Media are only added, never removed.
 * Throws `BackupError`, with what to do, if it cannot be restored.
 */
export async function restoreBackup(plan: RestorePlan, openTarget: OpenTarget): Promise<RestoreResult> {
  const { file, key, onProgress = () => undefined } = plan;
  const { header, manifest, versions } = await checkBackup(file, key, onProgress);
  const dataDir = await openDataDir(plan.dataDir);
  await checkFolder(dataDir, manifest, plan);
  const beside = await readErasedPeople(dirname(file));
  const target = await openTarget();
  try {
    const client = await connectForCopy(target.url);
    try {
      await checkAlone(client);
      if (!plan.replace && (await hasTables(client)))
        throw new BackupError(
          'The database is not empty. Restore into another DATA_DIR or DATABASE_URL, or replace what is there with --replace.',
        );
      const erased = joinErasedPeople(beside ?? nobody, await listErasedPeople(client));
      await client.query('begin');
      const result = await restoreInto(client, { ...plan, dataDir }, { header, manifest, versions, erased });
      await client.query('commit');
      // Only makes the first queries faster.
      await client.query('analyze').catch(() => undefined);
      return { ...result, header, hasErasedPeople: beside !== null };
    } finally {
      await client.end();
    }
  } finally {
    await target.stop();
  }
}

/** Reads a backup and compares it with its manifest. Throws if this version cannot restore it. */
export async function checkBackup(
  file: string,
  key: Key,
  onProgress: OnProgress,
): Promise<{ header: Header; manifest: Manifest; versions: Versions }> {
  let done = 0;
  const read = await verifyArchive(file, key, (bytes) => onProgress('Checking the backup, bytes', (done += bytes), 0));
  return { ...read, versions: splitMigrations(await readMigrations(), read.header) };
}

type Versions = { before: Migration[]; after: Migration[] };

/** The migrations that the backup contains, and those that this version adds. */
function splitMigrations(all: readonly Migration[], { migrations, version }: Header): Versions {
  const known = new Set(all.map(({ when }) => when));
  const unknown = migrations.find(({ when }) => !known.has(when));
  if (unknown !== undefined)
    throw new BackupError(
      `The backup was made by a newer version of Loggia (${version}, migration ${unknown.name}). Install that version or a newer one, and restore there.`,
    );
  const had = new Set(migrations.map(({ when }) => when));
  return { before: all.filter(({ when }) => had.has(when)), after: all.filter(({ when }) => !had.has(when)) };
}

/** Throws if there are media already that may not be replaced, or too little space. */
async function checkFolder(dataDir: string, { entries }: Manifest, { replace, bucket }: RestorePlan): Promise<void> {
  const media = join(dataDir, 'media');
  const present = await readdir(media).catch(() => []);
  if (present.length > 0 && !replace)
    throw new BackupError(
      `${media} is not empty. Restore into another DATA_DIR, or replace what is there with --replace.`,
    );
  const size = (isMedia: boolean) =>
    entries.filter(({ name }) => name.startsWith('media/') === isMedia).reduce((sum, entry) => sum + entry.size, 0);
  // In tables, indexes and PostgreSQL's log, rows take several times the space of their compressed form.
  const needed = (bucket === undefined ? size(true) : 0) + 10 * size(false);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < needed)
    throw new BackupError(
      `There is too little space in ${dataDir}: ${megabytes(needed)} are needed, and ${megabytes(bavail * bsize)} are free.`,
    );
}

/** Throws if servers use the database, and prevents servers that start meanwhile from migrating it. */
async function checkAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number; is_free: boolean }>(
    `
      with servers as (
        select
        from pg_stat_activity
        where datname = current_database()
          and application_name = 'loggia'
      )
      select (select count(*)::int from servers) as count, pg_try_advisory_lock($1) as is_free`,
    [locks.migration],
  );
  const [found] = rows;
  if (found === undefined || found.count > 0 || !found.is_free)
    throw new BackupError(
      `A server is using the database${found?.count ? ` (${found.count} connections)` : ''}. Stop every server process, and restore again.`,
    );
}

type Content = { header: Header; manifest: Manifest; versions: Versions; erased: ErasedPeople };

async function restoreInto(
  client: pg.Client,
  { file, key, dataDir, bucket, replace, move, secretsKey, onProgress = () => undefined }: RestorePlan,
  { header, manifest, versions, erased }: Content,
): Promise<Omit<RestoreResult, 'header' | 'hasErasedPeople'>> {
  if (replace)
    await dropEverything(
      client,
      header.tables.map(({ name }) => name),
    );
  await createMigrationTable(client);
  await applyMigrations(client, versions.before);
  const loader = await openRowLoader(client, header);
  const files = await loadContent(
    file,
    key,
    loader,
    await openMediaWriter(dataDir, bucket && openBucket(bucket)),
    (done) => onProgress('Restoring, entries', done, manifest.entries.length),
  );
  const counts = await loader.finish();
  const wrong = Object.entries(manifest.rows).find(([table, rows]) => (counts[table] ?? rows) !== rows);
  if (wrong !== undefined)
    throw new BackupError(`${wrong[0]} has ${counts[wrong[0]]} rows instead of ${wrong[1]}. Nothing was restored.`);
  await applyMigrations(client, versions.after);
  await beginEpoch(client);
  const ended = move ? null : await endAccess(client);
  const tx = drizzle(client) as unknown as Transaction;
  return {
    rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
    files,
    leftOut: header.tables.map(({ name }) => name).filter((name) => counts[name] === undefined),
    ended,
    erasedAgain: await eraseListedClients(client, tx, erased),
    deletedUsers: await listDeletedUsers(client, erased),
    unreadableApps: await countUnreadableApps(tx, createSecretBox(secretsKey)),
  };
}

/** Loads rows and media in the order of the file. Returns the number of media files. */
async function loadContent(
  file: string,
  key: Key,
  loader: RowLoader,
  writeMedia: MediaWriter,
  onEntry: (done: number) => void,
): Promise<number> {
  let done = 0;
  let files = 0;
  await readArchive(file, key, {
    async onEntry(entry) {
      if (entry.kind === 'rows') await loader.load(entry.table, await entry.read());
      else {
        await writeMedia(entry);
        files += 1;
      }
      onEntry((done += 1));
    },
  });
  return files;
}

/** Erases the clients whom the backup brought back although they had been erased. Returns their number. */
async function eraseListedClients(client: pg.Client, tx: Transaction, { clients }: ErasedPeople): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `
      select id
      from clients
      join unnest($1::int[], $2::timestamptz[]) as erased (id, created_at) using (id, created_at)
      where erased_at is null
      order by id`,
    [clients.map(({ id }) => id), clients.map(({ created_at }) => created_at)],
  );
  for (const { id } of rows) await eraseAgain(tx, id);
  return rows.length;
}

/** The sales users whom the backup brought back although they had been deleted. They are only reported. */
async function listDeletedUsers(client: pg.Client, { users }: ErasedPeople): Promise<{ id: number; name: string }[]> {
  const { rows } = await client.query<{ id: number; name: string }>(
    `
      select id, name
      from users
      join unnest($1::int[], $2::timestamptz[]) as deleted (id, created_at) using (id, created_at)
      where is_active
      order by id`,
    [users.map(({ id }) => id), users.map(({ created_at }) => created_at)],
  );
  return rows;
}
