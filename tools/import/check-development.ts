import type { Language } from '#domain/texts/language.ts';
import type { Queryable } from '#server/database/connection.ts';
import { checkLoaded } from './loaded/check-loaded.ts';
import { inOrder, Report } from './mistakes/report.ts';
import type { JobContext, PackageJobResult, PackageReader } from './package-jobs.ts';
import type { CheckedDevelopment } from './prepare-development.ts';

/** How a package is checked. With `database`, it is also checked against the loaded development. */
type CheckOptions = JobContext & {
  reader: PackageReader;
  database?: Queryable | undefined;
  language?: Language | undefined;
};

/** Checks a whole package and reports every mistake in it. Nothing is written. */
export async function checkDevelopment(
  folder: string,
  { reader, database, language = 'en', ...context }: CheckOptions,
): Promise<CheckedDevelopment> {
  const read = await reader({ task: 'check', folder, language }, context);
  if (database === undefined) return { mistakes: read.mistakes, warnings: read.warnings };
  return checkAgainstLoaded(database, read, { language });
}

/**
 * Adds the mistakes of loading a package over the development in the database, such as a held unit that would
 * disappear.
 */
export async function checkAgainstLoaded(
  database: Queryable,
  { names, ...found }: Pick<PackageJobResult, 'mistakes' | 'warnings' | 'names'>,
  { language, replaces }: { language?: Language | undefined; replaces?: boolean | undefined },
): Promise<CheckedDevelopment> {
  const report = new Report(language);
  if (names !== null) await checkLoaded(database, names, report, { replaces });
  return {
    mistakes: inOrder(found.mistakes, report.sorted()),
    warnings: inOrder(found.warnings, report.warnings),
  };
}
