import type { Language } from '#domain/texts/language.ts';
import { toSafeCell } from './formula-safe.ts';

/** A cell: a number, a text (escaped against formulas), or null for an empty cell. */
export type Cell = string | number | null;

/** A CSV dialect: the cell separator and the decimal mark. */
type CsvForm = { separator: ',' | ';'; decimal: '.' | ',' };

const withComma: CsvForm = { separator: ',', decimal: '.' };
const withSemicolon: CsvForm = { separator: ';', decimal: ',' };

/** The dialects that spreadsheet programs expect in the countries of each language. */
export const csvForms: Record<Language, CsvForm> = {
  en: withComma,
  tr: withSemicolon,
  el: withSemicolon,
  de: withSemicolon,
  ru: withSemicolon,
  ar: withComma,
};

/** Writes a table as CSV (RFC 4180) with CRLF and the byte order mark by which spreadsheet programs recognise UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[], form: CsvForm): string {
  const lines = rows.map((row) => row.map((cell) => writeCell(cell, form)).join(form.separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function writeCell(cell: Cell, { separator, decimal }: CsvForm): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : toSafeCell(cell);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
