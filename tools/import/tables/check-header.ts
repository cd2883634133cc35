import { languages } from '#domain/texts/language.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { maxRepeats, type Place, type Report } from '../mistakes/report.ts';
import { closestName, isSameSpelling } from '../mistakes/suggest.ts';
import { isUnsupportedLanguage, reportUnsupportedLanguage } from '../unsupported-language.ts';

/** Reports why the first row of a table names none of its columns. */
export function reportNoHeader(
  cells: readonly string[],
  report: Report,
  place: Place,
  columns: readonly string[],
): void {
  const [cell = '', ...others] = cells.map((text) => text.trim());
  const choices = columns.join(',');
  const found = others.length === 0 ? signBetween(cell, columns) : undefined;
  const isQuoted = others.length === 0 && columns.every((column) => cell.split(/[,;\t]/).includes(column));
  if (isQuoted) report.mistake('rows_quoted', place);
  else if (found === '') report.mistake('csv_no_separator', place);
  else if (found !== undefined) report.mistake('csv_separator', place, { found });
  // A short row of words may be the first thing of a table without a header.
  else if (others.length >= maxRepeats && [cell, ...others].every(isLikeName))
    report.mistake('columns_other_names', place, { names: [cell, ...others].join(', '), choices });
  else report.mistake('table_empty', place, { columns: choices });
}

/** Whether a cell may be the name of a column in any language: it has a letter, and is no path or address. */
const isLikeName = (cell: string) => /\p{L}/u.test(cell) && !/[/|@]|\.\w{2,4}$/.test(cell);

/**
 * What stands between the names of columns that are all in one cell, such as `#`; empty if only spaces or nothing does,
 * undefined if it has fewer than half of the names.
 */
function signBetween(cell: string, columns: readonly string[]): string | undefined {
  const named = columns.filter((column) => cell.includes(column));
  if (columns.length < 2 || named.length <= columns.length / 2) return undefined;
  const longestFirst = named.toSorted((one, other) => other.length - one.length);
  const [, between = ''] = cell.split(new RegExp(longestFirst.join('|')));
  return /^[\p{P}\p{S}]{1,3}$/u.test(between.trim()) ? between.trim() : '';
}

/**
 * Reports what is wrong with the names of columns, and returns them. Those that differ from known ones only in
 * capitals, spaces and hyphens are replaced by these. Many with other names, such as translated ones, are one mistake.
 */
export function checkHeader(
  cells: readonly string[],
  report: Report,
  place: Place,
  columns: readonly string[],
  optionalColumns: readonly string[],
): string[] {
  const known = [...columns, ...optionalColumns];
  const given = cells.map((cell) => cell.trim());
  const found = respelt(given, known);
  const absent = known.filter((column) => !found.includes(column));
  const missing = columns.filter((column) => !found.includes(column));
  const unknown = found.filter((column) => !known.includes(column));
  if (missing.length > maxRepeats && unknown.length > maxRepeats) {
    const others = given.filter((column) => !known.includes(column));
    const choices = columns.filter((column) => !given.includes(column)).join(', ');
    report.mistake('columns_other_names', place, { names: others.join(', '), choices });
    return found;
  }
  const isOther = (column: string, index: number) => column !== given[index];
  const list = (names: readonly string[]) => names.filter((_, index) => isOther(found[index] ?? '', index)).join(', ');
  if (found.some(isOther)) report.mistake('columns_respelt', place, { found: list(given), choices: list(found) });
  // A column that is missing because its name is misspelt is reported once.
  const meantBy = (column: string) => closestName(column, absent) ?? onlyInLanguage(column, absent);
  const meant = new Set(unknown.map(meantBy));
  for (const column of missing) if (!meant.has(column)) report.mistake('column_missing', place, { column });
  found.forEach((column, index) => {
    const language = unsupportedLanguage(column, known);
    if (language !== undefined) reportUnsupportedLanguage(language, report, place);
    else if (!known.includes(column))
      report.mistake('column_unknown', place, {
        column: column === '' ? detailText('columnUnnamed', { number: index + 1 }) : column,
        hint: didYouMean(meantBy(column)),
      });
    else if (found.indexOf(column) !== index) report.mistake('column_twice', place, { column });
  });
  return found;
}

function respelt(given: readonly string[], known: readonly string[]): string[] {
  const absent = known.filter((column) => !given.includes(column));
  return given.map((column) =>
    known.includes(column) ? column : (absent.find((candidate) => isSameSpelling(candidate, column)) ?? column),
  );
}

/** The language of a column such as `title_he`, where `title_en` is known but the product has no texts in Hebrew. */
function unsupportedLanguage(column: string, known: readonly string[]): string | undefined {
  const [, name, language] = /^(.+)_([a-z]{2})$/.exec(column) ?? [];
  if (language === undefined || !isUnsupportedLanguage(language)) return undefined;
  return languages.some((one) => known.includes(`${name}_${one}`)) ? language : undefined;
}

const didYouMean = (name: string | undefined) => (name === undefined ? '' : detailText('didYouMean', { name }));

/** The only absent column that is in the language of an unknown one: `title_de` for `label_de`. */
function onlyInLanguage(column: string, absent: readonly string[]): string | undefined {
  const language = /_[a-z]{2}$/.exec(column)?.[0];
  const [only, ...others] = language === undefined ? [] : absent.filter((name) => name.endsWith(language));
  return others.length === 0 ? only : undefined;
}
