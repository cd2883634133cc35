import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildPackage } from '#tools/testing/build-package.ts';
import { kill, waitUntil } from '#tools/testing/embedded-server.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { importHere, readHere } from '#tools/testing/import-here.ts';
import { runHere, type CommandResult } from '#tools/testing/run-here.ts';
import { importCommand } from './import-command.ts';

const good = await buildPackage({ frames: 0 });
const bad = await buildPackage({ frames: 0 });
afterAll(async () => {
  await good.remove();
  await bad.remove();
});

const withoutDatabase = { DATA_DIR: join(good.folder, 'no data'), DATABASE_URL: '' };

/** Starts `npm run import` with the given arguments; returns its exit code and output. */
function run(...args: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...nodeArguments, join(import.meta.dirname, 'main.ts'), ...args],
      { env: { ...process.env, ...withoutDatabase } },
      (_, stdout, stderr) => resolve({ code: child.exitCode, text: stdout + stderr }),
    );
  });
}

/** Runs the same command in this process, which also reads the package. */
const runInside = (args: string[], variables: Record<string, string> = withoutDatabase): Promise<CommandResult> =>
  runHere((input) => importCommand(input, readHere), args, { env: { ...process.env, ...variables } });

test('a package without mistakes passes the check', async () => {
  expect(await run('--check', good.folder)).toEqual({ code: 0, text: 'No mistakes. Nothing was imported.\n' });
});

test('mistakes are listed by file, with line, instruction and code, and the exit code is 1', async () => {
  await bad.change('units.csv', (text) => text.replace(',15000000,', ',150.000,').replace(',available,', ',free,'));
  const { code, text } = await run('--check', bad.folder);
  expect(code).toBe(1);
  expect(text).toContain('2 mistakes; nothing was imported:\n\nunits.csv\n');
  expect(text).toContain(
    'line 2: Column price is "150.000", which is not a whole number of minor units. Write only digits: € 284.500 is 28450000. [price_format]',
  );
  expect(text).toContain(
    'line 2: Status "free" is not known. Write one of available, reserved, sold, blocked, offer, signed, issue. [status_unknown]',
  );
});

test('mistakes are listed in the language that is asked for', async () => {
  const { code, text } = await runInside(['--check', bad.folder, '--language', 'ru']);
  expect([code, text]).toEqual([1, expect.stringContaining('Статус «free» неизвестен')]);
  const unknown = await runInside(['--check', bad.folder, '--language', 'fr']);
  expect(unknown).toEqual({ code: 2, text: expect.stringMatching(/"fr" is no language .*en, tr, el, de, ru, ar/) });
});

test('a check lists what the package would break in the configured database', async () => {
  const { db, url } = await ownDatabase();
  const mediaFolder = join(good.folder, 'media');
  await importHere(good.folder, { database: db, mediaFolder });
  await bad.change('units.csv', (text) => text.replace(/^Δ,004,.*\n/m, ''));
  await bad.change('development.json', (text) => text.replace('"projectId": 7', '"projectId": 8'));
  const { code, text } = await runInside(['--check', bad.folder], { DATABASE_URL: url });
  expect(code).toBe(1);
  expect(text).toContain('The package is for project 8; this is project 7');
  await bad.change('development.json', (text) => text.replace('"projectId": 8', '"projectId": 7'));
  expect((await runInside(['--check', bad.folder], { DATABASE_URL: url })).text).toContain(
    'Unit Δ-004 is held by its buyer (Sold), but no longer in the package. Put it back.',
  );
});

test.runIf(process.platform === 'linux').each(['--check', '--prepare', '--replace-project'])(
  '%s reads the package in a separate process, and reports its end as a mistake in the package',
  async (option) => {
    const { url } = await ownDatabase();
    const args = [...nodeArguments, join(import.meta.dirname, 'main.ts'), option, good.folder];
    const command = spawn(process.execPath, args, {
      env: { ...process.env, DATA_DIR: join(good.folder, 'no data'), DATABASE_URL: url },
    });
    let text = '';
    for (const output of [command.stdout, command.stderr])
      output.on('data', (chunk: Buffer) => (text += String(chunk)));
    const ended = once(command, 'close');
    // The package is read once more if its reader is killed from outside.
    const killed: number[] = [];
    await waitUntil(async () => {
      const reader = await findReader(command.pid);
      if (reader !== undefined && !killed.includes(reader)) {
        kill(reader);
        killed.push(reader);
      }
      return killed.length === 2 || command.exitCode !== null;
    });
    expect(await ended).toEqual([1, null]);
    expect(text).toContain('The package could not be read: its reader stopped');
    expect(text).toContain('crashed: ');
  },
);

/** The id of the process that reads packages for `parent`, once it runs its script. */
async function findReader(parent: number | undefined): Promise<number | undefined> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '');
  for (const pid of children.trim().split(' ')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('package-worker.ts')) return Number(pid);
  }
  return undefined;
}

test('a missing folder is a mistake, but wrong usage has its own exit code', async () => {
  expect(await runInside(['--check', join(good.folder, 'nowhere')])).toMatchObject({
    code: 1,
    text: expect.stringContaining('[folder_missing]'),
  });
  expect(await runInside([])).toMatchObject({ code: 2, text: expect.stringContaining('npm run import') });
  expect((await run('--chekc', good.folder)).code).toBe(2);
});
