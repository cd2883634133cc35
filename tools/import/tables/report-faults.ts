import type { Quotation, ReadTable, TableMistake } from '#server/tables/table.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { workbookReason } from '../mistakes/parser-reasons.ts';
import type { Report } from '../mistakes/report.ts';
import { degreesIn } from './read-position.ts';

/** Reports why a table was not read to its end, and the quotation marks beyond which it was read. */
export function reportFaults(
  { mistake, quotations = [] }: Omit<ReadTable, 'rows'>,
  report: Report,
  file: string,
): void {
  for (const quotation of quotations) reportQuotation(quotation, report, file);
  if (mistake !== null && mistake.code !== 'quotation') reportMistake(mistake, report, file);
}

/** Reports a quotation mark, because of which a row is lost or a value is not as it was meant. */
function reportQuotation({ line, isOpen, value }: Quotation, report: Report, file: string): void {
  // The signs of minutes and seconds are reported with the coordinates, which say what to write.
  if (file === 'places.csv' && value !== null && degreesIn(value.trim()) !== null) return;
  if (value === null)
    report.mistake('csv_unreadable', { file, line }, { reason: detailText(isOpen ? 'quoteOpen' : 'quoteInside') });
  else report.mistake('csv_quotation', { file, line }, { value, example: `"${value.replaceAll('"', '""')}"` });
}

function reportMistake(mistake: Exclude<TableMistake, { code: 'quotation' }>, report: Report, file: string): void {
  const place = { file, line: mistake.line };
  if (mistake.code === 'unreadable')
    report.mistake('xlsx_unreadable', { file }, { reason: workbookReason(mistake.reason) });
  else if (mistake.code === 'too_large') report.mistake('table_too_large', { file });
  else report.mistake(limitCodes[mistake.code], place, { max: mistake.limit });
}

const limitCodes = {
  too_many_rows: 'table_too_long',
  too_many_columns: 'table_too_wide',
  cell_too_long: 'cell_too_long',
} as const;
