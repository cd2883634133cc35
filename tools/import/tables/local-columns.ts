import { languages, offeredLanguage, type Language, type LocalFields } from '#domain/texts/language.ts';
import type { Report } from '../mistakes/report.ts';
import { warningsOfWording } from '../wording.ts';
import type { Row } from './row.ts';

/**
 * The columns of texts in the languages of a development: `name_el` for the field `name` in Greek. Those of its first
 * language are required. Columns of the product's other languages are allowed, in case these are offered later.
 */
export function localColumns(
  fields: readonly string[],
  offered: readonly Language[],
): { required: string[]; optional: string[] } {
  const first = offeredLanguage(undefined, offered);
  const columnsOf = (ofLanguages: readonly Language[]) =>
    fields.flatMap((field) => ofLanguages.map((language) => `${field}_${language}`));
  return { required: columnsOf([first]), optional: columnsOf(languages.filter((language) => language !== first)) };
}

/**
 * The texts of a row in every language that it has. English and Turkish, which answers always contain, fall back to the
 * first language; only the first language is required.
 */
export function readLocal<Field extends string>(
  row: Row,
  field: Field,
  offered: readonly Language[],
): LocalFields<Field> {
  const first = offeredLanguage(undefined, offered);
  const texts = languages.flatMap((language) => {
    const column = `${field}_${language}`;
    const text = language === first ? row.text(column) : row.optional(column);
    if (text === null) return [];
    for (const { code, details } of warningsOfWording(text, language, column)) row.warn(code, details);
    return [[column, text] as const];
  });
  const firstText = row.optional(`${field}_${first}`) ?? '';
  return { [`${field}_en`]: firstText, [`${field}_tr`]: firstText, ...Object.fromEntries(texts) } as LocalFields<Field>;
}

/** Warns of rows that nobody can tell apart, because they have the same text in the first language. */
export function warnOfSameTitles(rows: readonly Row[], fields: readonly string[], offered: readonly Language[]): void {
  const first = offeredLanguage(undefined, offered);
  for (const column of fields.map((field) => `${field}_${first}`)) {
    const lines = new Map<string, number>();
    for (const row of rows) {
      if (row.isEmpty(column)) continue;
      const title = row.optional(column);
      if (title === null) continue;
      const folded = title.toLocaleLowerCase(first);
      const other = lines.get(folded);
      if (other === undefined) lines.set(folded, row.place.line);
      else row.warn('title_twice', { column, title, other });
    }
  }
}

/** Warns of missing columns and empty cells of offered languages, for which the first language is used. */
export function warnOfUntranslated(
  rows: readonly Row[],
  fields: readonly string[],
  offered: readonly Language[],
  report: Report,
): void {
  const [header] = rows;
  if (header === undefined) return;
  for (const field of fields)
    for (const language of offered.slice(1)) {
      const column = `${field}_${language}`;
      const lacking = rows.filter((row) => !row.isShort && row.isEmpty(column));
      const [place] = lacking.map((row) => row.place);
      if (place !== undefined)
        report.warning('text_untranslated', place, { column, count: lacking.length, first: `${field}_${offered[0]}` });
    }
}
