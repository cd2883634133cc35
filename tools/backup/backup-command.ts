import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hasCluster } from '#server/database/embedded-cluster.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded.ts';
import { readEnvironment, type Environment } from '#server/environment.ts';
import { mediaFolderOf } from '#server/media/media-store.ts';
import type { CommandInput } from '../run-command.ts';
import { BackupError, failureWith, parseUsage, UsageError } from './backup-error.ts';
import { createKey, readKeyLines, readPassphrase, type Encryption } from './keys.ts';
import { makeBackup, megabytes } from './make-backup.ts';
import { createBackupProgress } from './show-progress.ts';

const usage = `npm run backup -- FOLDER KEY [--keep N] [--keep-days DAYS]
npm run backup -- --new-key FILE     write a new key to FILE and print its public part

Makes a backup of the database and the media in FOLDER, while the server is running or not. KEY is one of
  --recipient age1…        a public key; may be given several times
  --recipients-file FILE   the same, one in each line
  --passphrase-file FILE   a passphrase in the first line of FILE
  --unencrypted
Afterwards only the newest N backups and those of the last DAYS days are kept.

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 done, but media files are missing in DATA_DIR.`;

const options = {
  help: { type: 'boolean' },
  'new-key': { type: 'string' },
  recipient: { type: 'string', multiple: true },
  'recipients-file': { type: 'string' },
  'passphrase-file': { type: 'string' },
  unencrypted: { type: 'boolean' },
  keep: { type: 'string' },
  'keep-days': { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** How a failure of this command is written. */
export const explainFailure = failureWith(usage);

/** Runs `npm run backup` and returns the exit code. */
export async function backupCommand({ args, env, print, complain }: CommandInput): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help === true) {
    print(usage);
    return 0;
  }
  const newKey = values['new-key'];
  if (newKey !== undefined) {
    print(
      `Public key: ${await createKey(newKey)}\nKeep ${newKey} apart from the backups: without it, nobody can restore them.`,
    );
    return 0;
  }
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new UsageError('Name one folder for the backups.');
  return backUp(resolve(folder), values, { env, print, complain });
}

async function backUp(
  folder: string,
  values: Values,
  { env, print, complain }: Pick<CommandInput, 'env' | 'print' | 'complain'>,
): Promise<number> {
  const retention = { keep: readNumber(values, 'keep'), keepDays: readNumber(values, 'keep-days') };
  const encryption = await readEncryption(values);
  const environment = readEnvironment(env);
  const progress = createBackupProgress(process.stderr);
  const database = await openDatabase(environment);
  try {
    const { path, bytes, tables, rows, files, missing, removed } = await makeBackup({
      url: database.url,
      mediaFolder: mediaFolderOf(environment.dataDir, environment.mediaBucket),
      bucket: environment.mediaBucket,
      folder,
      encryption,
      retention,
      version: await readVersion(),
      onProgress: progress.show,
    });
    progress.clear();
    print(
      `${path}: ${megabytes(bytes)}, ${rows.toLocaleString('en')} rows of ${tables} tables, ${files.toLocaleString('en')} media files.`,
    );
    if (removed.length > 0) print(`Removed: ${removed.join(', ')}.`);
    if (missing.length === 0) return 0;
    complain(
      `${missing.length} media files that the database names are missing in ${environment.mediaBucket?.url ?? 'DATA_DIR'}, so they are not in the backup either: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}.`,
    );
    return 3;
  } finally {
    progress.clear();
    await database.stop();
  }
}

/** The database in its current schema: a backup does not migrate it. */
async function openDatabase({ databaseUrl, dataDir }: Environment): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined };
  if (!(await hasCluster(dataDir)))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL, to that of the server.`);
  return joinEmbeddedDatabase(dataDir);
}

async function readEncryption(values: Values): Promise<Encryption> {
  const { recipient, 'recipients-file': recipientsFile, 'passphrase-file': passphraseFile, unencrypted } = values;
  const given = [recipient ?? recipientsFile, passphraseFile, unencrypted].filter((value) => value !== undefined);
  if (given.length !== 1)
    throw new UsageError(
      'State how the backup is encrypted: --recipient, --recipients-file, --passphrase-file, or --unencrypted.',
    );
  if (passphraseFile !== undefined) return { passphrase: await readPassphrase(passphraseFile) };
  if (unencrypted === true) return null;
  const fromFile = recipientsFile === undefined ? [] : await readKeyLines(recipientsFile);
  const recipients = [...(recipient ?? []), ...fromFile];
  if (recipients.length === 0) throw new BackupError(`${recipientsFile} has no public key in it.`);
  return { recipients };
}

function readNumber(values: Values, name: 'keep' | 'keep-days'): number | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new UsageError(`--${name} must be a number from 1.`);
  return Number(value);
}

function parse(args: string[]) {
  return parseUsage(() => parseArgs({ args, allowPositionals: true, options }));
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
