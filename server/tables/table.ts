/** A row of a table; `line` is where it begins in the file, or its row number in a workbook. */
export type TableRow<Cell = string> = { line: number; cells: Cell[] };

/** The maximum size of a table: filled rows, columns, characters per cell, and characters in total. */
export type TableLimits = { rows: number; columns: number; cell: number; text: number };

/** Why reading a table stopped early. `limit` is the limit that was exceeded. */
export type TableMistake =
  | { code: 'quotation'; line: number; isOpen: boolean }
  | { code: 'unreadable'; line: number; reason: string }
  | { code: 'too_many_rows' | 'too_many_columns' | 'cell_too_long' | 'too_large'; line: number; limit: number };

/**
 * A quotation mark in a CSV that is not closed or stands within a value: as it was meant, or null if its row is lost.
 */
export type Quotation = { line: number; isOpen: boolean; value: string | null };

/**
 * The rows of a table that are not empty, up to the mistake if there is one. A CSV is read beyond its `quotations`, of
 * which the first is its mistake if nothing else is.
 */
export type ReadTable<Cell = string> = {
  rows: TableRow<Cell>[];
  mistake: TableMistake | null;
  quotations?: Quotation[];
};

/** Thrown while a table is read, and returned as its mistake. */
export class TableError extends Error {
  readonly mistake: TableMistake;

  constructor(mistake: TableMistake) {
    super(mistake.code);
    this.mistake = mistake;
  }
}

/** The position of the last non-empty cell, counted from 1; 0 if there is none. */
export function lastFilled(cells: readonly unknown[]): number {
  return cells.findLastIndex((cell) => String(cell).trim() !== '') + 1;
}

/** Collects rows and checks them against the limits. Throws a `TableError`. */
export class RowCollector<Cell extends string | number | boolean> {
  readonly rows: TableRow<Cell>[] = [];
  readonly #limits: TableLimits;
  #characters = 0;

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  add(line: number, cells: Cell[]): void {
    const width = lastFilled(cells);
    if (width === 0) return;
    const { rows, columns, cell, text } = this.#limits;
    // The header is a row too.
    if (this.rows.length > rows) throw new TableError({ code: 'too_many_rows', line, limit: rows });
    if (width > columns) throw new TableError({ code: 'too_many_columns', line, limit: columns });
    const lengths = cells.map((value) => String(value).length);
    if (lengths.some((length) => length > cell)) throw new TableError({ code: 'cell_too_long', line, limit: cell });
    this.#characters += lengths.reduce((sum, length) => sum + length, 0);
    if (this.#characters > text) throw new TableError({ code: 'too_large', line, limit: text });
    this.rows.push({ line, cells });
  }
}
