import { csvForms, writeCsv } from '#domain/tables/write-csv.ts';
import type { ChartTable } from '#web/ui/dashboard/charts/chart-data.ts';

export type NamedTable = { title: string; table: ChartTable };

/** Saves the numbers of all figures as one CSV: each with its title above and an empty row below. */
export function saveCsv(tables: readonly NamedTable[], language: 'en' | 'tr', days: string): void {
  const rows = tables.flatMap(({ title, table }) => [[title], table.head, ...table.rows, []]);
  const address = URL.createObjectURL(
    new Blob([writeCsv(rows, csvForms[language])], { type: 'text/csv;charset=utf-8' }),
  );
  const link = Object.assign(document.createElement('a'), { href: address, download: `figures-${days}.csv` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
