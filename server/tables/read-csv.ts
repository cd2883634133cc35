import { CsvError, parse, type Options } from 'csv-parse/sync';
import { RowCollector, TableError, type ReadTable, type TableLimits } from './table.ts';

/** No row of a table is so long; one that is has an open quotation mark. */
const mostRecord = 1_000_000;

/** The rows of a CSV, the header first, empty lines left out. Reading ends at the first row that passes a limit. */
export function readCsv(text: string, delimiter: string, limits: TableLimits): ReadTable {
  const collector = new RowCollector<string>(limits);
  let before = 0;
  const options: Options<string[]> = {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    max_record_size: mostRecord,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (given) => {
      // With `info` a record comes together with its place, which the types do not say.
      const { record, info } = given as unknown as { record: string[]; info: { lines: number } };
      collector.add(before + 1, record);
      before = info.lines;
      return null;
    },
  };
  try {
    parse(text, options);
    return { rows: collector.rows, fault: null };
  } catch (error) {
    if (error instanceof TableError) return { rows: collector.rows, fault: error.fault };
    if (!(error instanceof CsvError)) throw error;
    const reason = error.message.replace(/ at line \d+.*/s, '');
    return { rows: collector.rows, fault: { code: 'quotation', line: before + 1, reason } };
  }
}
