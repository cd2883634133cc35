import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { print, runCommand } from '../run-command.ts';
import { rooms, root } from './catalogue-files.ts';
import { exportTexts, importTexts, type Note } from './exchange-texts.ts';

const usage = `npm run texts -- export LANGUAGE FILE.po   write the texts of a language for translators' tools
npm run texts -- import LANGUAGE FILE.po   read them back into the catalogues`;

/** Runs the command line and returns the exit code: 0 done, 1 mistakes in the file, 2 wrong usage. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [command, language = '', file, ...more] = positionals;
  const isUsable = /^[a-z]{2}$/.test(language) && language !== 'en' && file !== undefined && more.length === 0;
  if (isUsable && command === 'export') return writeTexts(language, file);
  if (isUsable && command === 'import') return readTexts(language, file);
  print(usage);
  return values.help === true ? 0 : 2;
}

async function writeTexts(language: string, file: string): Promise<number> {
  const earlier = await readFile(file, 'utf8').catch(() => null);
  const { po, missing, changed, unread } = await exportTexts(language, earlier);
  if (unread.length > 0) {
    list(`${file} has translations that the catalogues do not have:`, file, unread);
    print('Nothing was written. Import the file first, or remove it.');
    return 1;
  }
  await writeFile(file, po);
  print(`${file} is written: ${missing} texts are missing, ${changed} are fuzzy because the English text has changed.`);
  return 0;
}

async function readTexts(language: string, file: string): Promise<number> {
  const { mistakes, open, written, files } = await importTexts(language, await readFile(file, 'utf8'));
  if (open.length > 0) list('Not taken:', file, open);
  if (mistakes.length > 0) {
    list('Mistakes:', file, mistakes);
    print('Nothing was written.');
    return 1;
  }
  const folders = rooms.map((room) => `${room}/${language}`);
  if (files.length > 0)
    await promisify(execFile)(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...folders], {
      cwd: root,
    });
  print(`${written} texts were written to ${files.length} files. ${open.length} are open.`);
  return 0;
}

function list(title: string, file: string, notes: readonly Note[]): void {
  print(title);
  for (const { line, key, what } of notes) print(`  ${line === null ? file : `${file}:${line}`} ${key}\n    ${what}`);
}

await runCommand(main);
