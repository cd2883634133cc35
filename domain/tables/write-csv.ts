import { toSafeCell } from './formula-safe.ts';

/** A cell: numbers are written as numbers, texts made safe, nothing as an empty cell. */
export type Cell = string | number | null;

/** How a program expects a CSV: what separates cells, and what stands before decimals. */
export type CsvForm = { separator: ',' | ';'; decimal: '.' | ',' };

/** What spreadsheet programs of a language expect. */
export const csvForms: Record<'en' | 'tr', CsvForm> = {
  en: { separator: ',', decimal: '.' },
  tr: { separator: ';', decimal: ',' },
};

/** A table as CSV (RFC 4180) with CRLF and the mark by which spreadsheet programs know UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[], form: CsvForm): string {
  return `\ufeff${rows.map((row) => row.map((cell) => writeCell(cell, form)).join(form.separator)).join('\r\n')}\r\n`;
}

function writeCell(cell: Cell, { separator, decimal }: CsvForm): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : toSafeCell(cell);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
