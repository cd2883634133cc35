import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startEmbeddedServer } from '#tools/testing/embedded-server.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { runHere, type CommandResult } from '#tools/testing/run-here.ts';
import { backupCommand, explainFailure as explainBackup } from './backup-command.ts';
import { explainFailure as explainRestore, restoreCommand } from './restore-command.ts';

const root = await mkdtemp(join(tmpdir(), 'loggia-commands-'));
await chmod(root, 0o755);
afterAll(() => rm(root, { recursive: true, force: true }));

const commands = {
  main: { command: backupCommand, explain: explainBackup },
  restore: { command: restoreCommand, explain: explainRestore },
};

/** The environment with a DATA_DIR below the folder of this test. */
function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, ...variables } = process.env;
  return { ...variables, DATA_DIR: join(root, dataDir) };
}

/** Runs the command of a script in this process. */
const runInside = (script: keyof typeof commands, dataDir: string, ...args: string[]): Promise<CommandResult> => {
  const { command, explain } = commands[script];
  return runHere(command, args, { env: environmentOf(dataDir), explain });
};

/** Runs a command with a DATA_DIR below the folder of this test, and returns its exit code and output. */
function run(script: keyof typeof commands, dataDir: string, ...words: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...nodeArguments, join(import.meta.dirname, `${script}.ts`), ...words],
      { env: environmentOf(dataDir) },
      (_, stdout, stderr) => resolve({ code: child.exitCode, text: stdout + stderr }),
    );
  });
}

it('backs up a running server and restores it elsewhere, where users can log in', async () => {
  const keyFile = join(root, 'key');
  const backups = join(root, 'backups');
  const { text } = await run('main', 'unused', '--new-key', keyFile);
  const [recipient = ''] = /age1\w+/.exec(text) ?? [];
  expect((await readFile(keyFile, 'utf8')).includes('AGE-SECRET-KEY-1')).toBe(true);

  const server = await startEmbeddedServer(join(root, 'running'));
  const made = await run('main', 'running', backups, '--recipient', recipient, '--keep', '3');
  expect(made).toEqual({
    code: 0,
    text: expect.stringMatching(/loggia-\d{8}T\d{6}Z\.tar\.age: 1 MB, \d+ rows of \d+ tables/),
  });
  const [name = ''] = (await readdir(backups)).filter((file) => file.endsWith('.age'));
  const file = join(backups, name);
  expect(await run('restore', 'running', file, '--identity-file', keyFile, '--replace')).toEqual({
    code: 1,
    text: expect.stringMatching(/A server is running on .*running. Stop it, and restore again/),
  });
  expect(await server.write()).toBe(true);
  await server.kill();

  expect(await run('restore', 'unused', '--check', file, '--identity-file', keyFile)).toEqual({
    code: 0,
    text: expect.stringMatching(/is complete: made .*PostgreSQL 18/),
  });
  expect(await run('restore', 'elsewhere', file, '--identity-file', keyFile)).toEqual({
    code: 0,
    text: expect.stringMatching(/Restored: \d+ rows[^]*All sessions and links are ended/),
  });
  const restored = await startEmbeddedServer(join(root, 'elsewhere'));
  expect(await restored.write()).toBe(true);
  await restored.kill();
});

it('prints errors, with exit codes for cron', async () => {
  await writeFile(join(root, 'short'), 'too short\n');
  const missing = join(root, 'missing.tar');
  const cases: [Promise<CommandResult>, number, RegExp][] = [
    [runInside('main', 'empty', join(root, 'b')), 2, /State how the backup is encrypted[^]*npm run backup -- FOLDER/],
    [
      runInside('main', 'empty', join(root, 'b'), '--unencrypted', '--keep', 'all'),
      2,
      /--keep must be a number from 1/,
    ],
    [run('main', 'empty', join(root, 'b'), '--unencrypted'), 1, /There is no database in .*empty. Set DATA_DIR/],
    [runInside('main', 'empty', join(root, 'b'), '--passphrase-file', join(root, 'short')), 1, /must have 12 or more/],
    [runInside('restore', 'empty', missing), 1, /It does not exist: .*missing\.tar/],
    [run('restore', 'empty'), 2, /Name one backup/],
  ];
  for (const [ended, code, words] of cases) expect(await ended).toEqual({ code, text: expect.stringMatching(words) });
  expect(await readdir(root)).not.toContain('empty');
});
