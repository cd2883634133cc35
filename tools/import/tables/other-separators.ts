import type { Text } from '#domain/texts/language.ts';
import type { TableRow } from '#server/tables/table.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { Report } from '../mistakes/report.ts';

/** Commas and semicolons of other keyboards and scripts. */
const otherCommas = ['，', '、', '،', '；', '؛', '｜'];
/** What else separates the columns of a table that is no CSV. */
const others = [...otherCommas, ':', '^', '~'];

/** The sign, none of a CSV, that separates most of a table's columns in its first row. */
export function otherSeparator(text: string, columns: readonly string[]): string | undefined {
  const [firstRow = ''] = /^.*\S.*$/m.exec(text.slice(0, 10_000)) ?? [];
  return others.find((sign) => {
    const names = firstRow.replace(/^\ufeff/, '').split(sign);
    return names.length > 1 && names.filter((name) => columns.includes(name.trim())).length > columns.length / 2;
  });
}

/**
 * The rows with those that have another sign between all their cells than the header read as they were meant. Each is a
 * mistake. `separator` is that of the header; null in a workbook.
 */
export function alikeSeparated(
  rows: readonly TableRow[],
  separator: string | null,
  report: Report,
  file: string,
): TableRow[] {
  const width = rows[0]?.cells.length ?? 0;
  return rows.map((row) => {
    const [cell = '', ...more] = row.cells;
    if (separator === null || more.length > 0 || width < 2) return row;
    const found = [',', ';', '\t', '|', ...others].find((sign) => cell.split(sign).length === width);
    if (found === undefined) return row;
    // A header with a sign of its own was reported.
    if (!others.includes(separator))
      report.mistake('row_separator', { file, line: row.line }, { found: nameOf(found), expected: nameOf(separator) });
    return { ...row, cells: cell.split(found) };
  });
}

const nameOf = (sign: string) => (sign === '\t' ? 'Tab' : sign);

/** A hint at a sign in the cells of a short row that looks like a comma. */
export function otherComma(cells: readonly string[]): Text | '' {
  const found = otherCommas.find((sign) => cells.some((cell) => cell.includes(sign)));
  return found === undefined ? '' : detailText('otherComma', { found });
}
