import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ownEmbeddedDatabase } from '#server/database/embedded.ts';
import { DatabaseInUseError } from '#server/database/embedded-owner.ts';
import { readEnvironment, type Environment } from '#server/environment.ts';
import type { CommandInput } from '../run-command.ts';
import { BackupError, failureWith, parseUsage, UsageError } from './backup-error.ts';
import type { Header } from './archive-format.ts';
import { readKeyLines, readPassphrase, type Key } from './keys.ts';
import { checkBackup, restoreBackup, type OpenTarget, type RestoreResult } from './restore-backup.ts';
import { createBackupProgress } from './show-progress.ts';

const usage = `npm run restore -- FILE [KEY] [--replace] [--move]
npm run restore -- --check FILE [KEY]   only read the backup and compare it with its manifest

Restores a backup into DATA_DIR and, if it is set, DATABASE_URL. Both must be empty, and no server may run. KEY is
  --identity-file FILE     the file with the key, as made by npm run backup -- --new-key
  --passphrase-file FILE   the passphrase in the first line of FILE
--replace   replace the database that is there, and add to the media
--move      keep sessions, links and unsent mails: only for a server that was stopped before the backup was made

Exit codes: 0 done, 1 failed, and the database is as it was, 2 wrong usage.`;

/** How a failure of this command is written. */
export const explainFailure = failureWith(usage);

/** Runs `npm run restore` and returns the exit code. */
export async function restoreCommand({ args, env, print }: CommandInput): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help === true) {
    print(usage);
    return 0;
  }
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new UsageError('Name one backup.');
  const file = resolve(name);
  const key: Key = {
    identities: values['identity-file'] === undefined ? [] : await readKeyLines(values['identity-file']),
    passphrase: values['passphrase-file'] === undefined ? undefined : await readPassphrase(values['passphrase-file']),
  };
  const progress = createBackupProgress(process.stderr);
  try {
    if (values.check === true) {
      const { header, manifest } = await checkBackup(file, key, progress.show);
      progress.clear();
      print(`${file} is complete: ${describe(header)}, ${manifest.entries.length.toLocaleString('en')} entries.`);
      return 0;
    }
    const environment = readEnvironment(env);
    const { replace = false, move = false } = values;
    const { dataDir, mediaBucket: bucket, secretsKey } = environment;
    const plan = { file, key, dataDir, bucket, secretsKey, replace, move, onProgress: progress.show };
    const restored = await restoreBackup(plan, targetOf(environment));
    progress.clear();
    for (const line of report(restored)) print(line);
    return 0;
  } finally {
    progress.clear();
  }
}

function targetOf({ databaseUrl, dataDir }: Environment): OpenTarget {
  return async () => {
    if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined };
    try {
      return await ownEmbeddedDatabase(dataDir);
    } catch (error) {
      if (error instanceof DatabaseInUseError)
        throw new BackupError(`A server is running on ${dataDir}. Stop it, and restore again.`);
      throw error;
    }
  };
}

function describe({ created_at, version, postgres, migrations }: Header): string {
  return `made ${created_at}, version ${version}, schema ${migrations.at(-1)?.name}, PostgreSQL ${postgres}`;
}

function* report(restored: RestoreResult): Generator<string> {
  const { header, rows, files, leftOut, ended, erasedAgain, deletedUsers, hasErasedPeople, unreadableApps } = restored;
  yield `Restored: ${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} media files (${describe(header)}).`;
  if (leftOut.length > 0) yield `Not restored, since they are not of Loggia: the tables ${leftOut.join(', ')}.`;
  if (ended !== null)
    yield `All sessions and links are ended (${ended.sessions} sessions). ${ended.mails} mails that waited to be sent were removed, since they may have been sent.`;
  if (erasedAgain > 0) yield `${erasedAgain} clients who were erased after this backup were erased again.`;
  if (!hasErasedPeople)
    yield `There is no erased-people.json beside the backup: erase clients again who were erased after ${header.created_at}.`;
  for (const { id, name } of deletedUsers)
    yield `${name} (user ${id}) was deleted after this backup and can log in again. Delete them in the dashboard.`;
  if (unreadableApps > 0)
    yield `SECRETS_KEY is not the one of this backup: ${unreadableApps} authenticator apps cannot be used until it is.`;
}

function parse(args: string[]) {
  return parseUsage(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        check: { type: 'boolean' },
        replace: { type: 'boolean' },
        move: { type: 'boolean' },
        'identity-file': { type: 'string' },
        'passphrase-file': { type: 'string' },
      },
    }),
  );
}
