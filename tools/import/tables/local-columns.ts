import { languages, offeredLanguage, type Language, type LocalFields } from '#domain/texts/language.ts';
import { findExchanged, isExchanged, type TextPair } from '../exchanged-languages.ts';
import { alsoOn, type Report } from '../mistakes/report.ts';
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
    const written = language === first ? row.text(column) : row.optional(column);
    if (written === null) return [];
    const text = row.inOneLine(column, written);
    const isElsewhere = languages.some((other) => isExchanged(pairOf(row, field, language, other), [language, other]));
    for (const { code, details } of warningsOfWording(text, language, column))
      if (!(isElsewhere && code === 'text_other_script')) row.warn(code, details);
    return [[column, text] as const];
  });
  const firstText = row.optional(`${field}_${first}`) ?? '';
  return { [`${field}_en`]: firstText, [`${field}_tr`]: firstText, ...Object.fromEntries(texts) } as LocalFields<Field>;
}

const pairOf = (row: Row, field: string, language: Language, other: Language): TextPair => ({
  one: row.cell(`${field}_${language}`) || null,
  other: row.cell(`${field}_${other}`) || null,
});

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

/**
 * Warns of missing columns and empty cells of offered languages, for which the first language is used, and of two
 * languages whose texts are exchanged, in a whole column or in some rows.
 */
export function warnOfLanguages(
  rows: readonly Row[],
  fields: readonly string[],
  offered: readonly Language[],
  report: Report,
): void {
  const [header] = rows;
  if (header === undefined) return;
  for (const field of fields) {
    warnOfExchanged(rows, field, offered, report);
    for (const language of offered.slice(1)) {
      const column = `${field}_${language}`;
      const lacking = rows.filter((row) => !row.isShort && row.isEmpty(column));
      const [place] = lacking.map((row) => row.place);
      if (place !== undefined)
        report.warning('text_untranslated', place, { column, count: lacking.length, first: `${field}_${offered[0]}` });
    }
  }
}

function warnOfExchanged(rows: readonly Row[], field: string, offered: readonly Language[], report: Report): void {
  for (const [index, language] of offered.entries())
    for (const other of offered.slice(index + 1)) {
      const found = findExchanged(
        rows.map((row) => pairOf(row, field, language, other)),
        [language, other],
      );
      const [first, ...others] = found.flatMap((at) => rows[at] ?? []);
      if (first === undefined) continue;
      const names = { one: `${field}_${language}`, other: `${field}_${other}` };
      const also = others.length === 0 ? '' : alsoOn(others.map(({ place }) => place.line));
      report.warning('texts_exchanged', first.place, { ...names, found: first.cell(names.one), also });
    }
}
