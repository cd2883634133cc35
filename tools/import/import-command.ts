import { parseArgs } from 'node:util';
import { isLanguage, languages, type Language } from '#domain/texts/language.ts';
import { readEnvironment } from '#server/environment.ts';
import { mediaFolderOf } from '#server/media/media-store.ts';
import { checkDevelopment } from './check-development.ts';
import { importDevelopment } from './import-development.ts';
import { printMistakes } from './mistakes/print-report.ts';
import type { JobContext, PackageReader } from './package-jobs.ts';
import { packageReader } from './package-reader.ts';
import type { CheckedDevelopment, ImportProgress } from './prepare-development.ts';
import { required } from '../required.ts';
import { hasDatabase, withDatabase } from '../with-database.ts';
import type { CommandInput } from '../run-command.ts';

const usage = `npm run import -- FOLDER            check a development package and load it
npm run import -- --check FOLDER    only check it, also against the development that is loaded, if there is a database
npm run import -- --replace-project FOLDER   load it in place of another project
npm run import -- --prepare FOLDER  encode its pictures into FOLDER/prepared, so that an import need not
--language ru                       list mistakes in another language: ${languages.join(', ')}`;

/** What the parts of the command share. */
type ImportCommand = Pick<CommandInput, 'env' | 'print'> & { context: JobContext & { reader: PackageReader } };

/**
 * Runs `npm run import` and returns the exit code: 0 done, 1 mistakes in the package, 2 wrong usage. The package is
 * read in a process with limits, as an uploaded one would be; only tests pass another reader.
 */
export async function importCommand(
  { args, env, print, complain }: Omit<CommandInput, 'stdin'>,
  reader: PackageReader = packageReader,
): Promise<number> {
  const command: ImportCommand = { env, print, context: { onProgress: showProgress, onRefusal: complain, reader } };
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      check: { type: 'boolean' },
      prepare: { type: 'boolean' },
      'replace-project': { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      help: { type: 'boolean' },
    },
  });
  const [folder] = positionals;
  if (values.help === true || folder === undefined || positionals.length > 1) {
    print(usage);
    return values.help === true ? 0 : 2;
  }
  const language = readLanguage(values.language);
  if (values.check === true) return check(command, folder, language);
  if (values.prepare === true) {
    const done = await reader({ task: 'encode', folder, language }, command.context);
    return printResult(command, done, () => {
      const { made, kept } = required(done.media, 'what was prepared');
      return `Prepared: ${made} files encoded, ${kept} already there.`;
    });
  }
  return load(command, folder, values['replace-project'], language);
}

/** Checks a package, also against the loaded development if there is a database. */
async function check(command: ImportCommand, folder: string, language: Language): Promise<number> {
  const environment = readEnvironment(command.env);
  const checked = (await hasDatabase(environment))
    ? await withDatabase(environment, ({ db: database }) =>
        checkDevelopment(folder, { ...command.context, database, language }),
      )
    : await checkDevelopment(folder, { ...command.context, language });
  return printResult(command, checked, () => 'No mistakes. Nothing was imported.');
}

async function load(command: ImportCommand, folder: string, replaces: boolean, language: Language): Promise<number> {
  const environment = readEnvironment(command.env);
  const { dataDir, mediaBucket: bucket } = environment;
  const mediaFolder = mediaFolderOf(dataDir, bucket);
  const done = await withDatabase(environment, ({ db: database }) =>
    importDevelopment(folder, { ...command.context, database, mediaFolder, bucket, replaces, language }),
  );
  return printResult(command, done, () => {
    const { units, buildings, media } = required(done.imported, 'what was imported');
    return `Imported: ${units} units in ${buildings} buildings. Media files: ${media.made} encoded, ${media.prepared} copied from prepared/, ${media.kept} already there.`;
  });
}

function readLanguage(given: string): Language {
  if (isLanguage(given)) return given;
  throw new Error(`"${given}" is no language of Loggia. Write one of ${languages.join(', ')}: --language ru`);
}

function printResult(
  { print }: ImportCommand,
  { mistakes, warnings }: CheckedDevelopment,
  success: () => string,
): number {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  if (warnings.length > 0) print([`${count(warnings, 'warning')}:`, ...printMistakes(warnings), ''].join('\n'));
  if (mistakes.length === 0) {
    print(success());
    return 0;
  }
  print([`${count(mistakes, 'mistake')}; nothing was imported:`, ...printMistakes(mistakes)].join('\n'));
  return 1;
}

function count(list: readonly unknown[], word: string): string {
  return `${list.length} ${word}${list.length === 1 ? '' : 's'}`;
}

function showProgress({ stage, done, total, label }: ImportProgress): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001b[K${stage} ${done}${total === null ? '' : ` of ${total}`} ${label}`);
}
