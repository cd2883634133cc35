import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { readMigrations } from '#server/database/read-migrations.ts';
import type { Encryption } from '#tools/backup/keys.ts';
import { makeBackup, type Backup } from '#tools/backup/make-backup.ts';
import { restoreBackup, type RestorePlan, type RestoreResult } from '#tools/backup/restore-backup.ts';
import { addressOf, runOn } from './database.ts';
import { ownServer } from './own-database.ts';
import { applyWithRows } from './upgrades/rows.ts';

/** A database and a DATA_DIR. */
type Place = { url: string; dataDir: string };

/** Databases and folders for one test file, below the folder `root`. They are removed after the file. */
type OwnPlaces = {
  root: string;
  /** An empty database and an empty folder. */
  newPlace(): Promise<Place>;
  /**
   * An installation with rows in every table, and media. `migrations` is the number of migrations of its version; by
   * default those of the current version.
   */
  installation(migrations?: number): Promise<Place>;
  /** The path of a folder for backups that does not exist yet. */
  newFolder(): string;
};

/** Call at the top of the file. */
export async function ownPlaces(): Promise<OwnPlaces> {
  const server = ownServer();
  const migrations = await readMigrations();
  const root = await mkdtemp(join(tmpdir(), 'loggia-backup-'));
  await chmod(root, 0o755);
  const databases: string[] = [];
  let folders = 0;
  afterAll(async () => {
    for (const name of databases) await runOn(server, `drop database if exists ${name} with (force)`);
    await rm(root, { recursive: true, force: true });
  });
  const newPlace = async () => {
    const name = `loggia_test_${randomBytes(6).toString('hex')}`;
    databases.push(name);
    await runOn(server, `create database ${name}`);
    return { url: addressOf(server, name), dataDir: await mkdtemp(join(root, 'data-')) };
  };
  return {
    root,
    newPlace,
    async installation(count = migrations.length) {
      const place = await newPlace();
      await askPlace(place, async (client) => {
        for (const migration of migrations.slice(0, count)) await applyWithRows(client, migration);
      });
      await writeMediaFiles(join(place.dataDir, 'media'));
      return place;
    },
    newFolder: () => join(root, `backups-${(folders += 1)}`),
  };
}

async function writeMediaFiles(folder: string): Promise<void> {
  const files = { 'p1/960.avif': 300_000, 'd1/document.pdf': 1, 'd1/other (1).pdf': 0, 'd1/new.avif.77.partial': 5 };
  for (const [name, size] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), randomBytes(size));
  }
}

/** Runs queries on a separate connection, opened without the server's settings. */
export async function askPlace<T>({ url }: Pick<Place, 'url'>, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return act(client).finally(() => client.end());
}

/** Backs a place up like the command. */
export function backUpPlace({ url, dataDir }: Place, folder: string, encryption: Encryption = null): Promise<Backup> {
  const retention = { keep: undefined, keepDays: undefined };
  return makeBackup({ url, mediaFolder: join(dataDir, 'media'), folder, encryption, retention, version: '0.1.0' });
}

/** Restores into a place like the command. */
export function restoreInto(
  { url, dataDir }: Place,
  file: string,
  how: Partial<RestorePlan> = {},
): Promise<RestoreResult> {
  const key = { identities: [], passphrase: undefined };
  const plan = { file, key, dataDir, replace: false, move: false, secretsKey: undefined, ...how };
  return restoreBackup(plan, async () => ({ url, stop: async () => undefined }));
}
