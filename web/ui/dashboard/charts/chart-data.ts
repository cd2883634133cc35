/** The looks of a series: the colours of the statuses, or hatched for cancelled ones. */
export type SeriesLook = 'plain' | 'reserved' | 'sold' | 'undone';

/** One series of values, one per column of the chart. */
export type Series = { id: string; title: string; look: SeriesLook; values: readonly number[] };

/** The data of a chart as a table: a header and rows, whose first cells are row headers. */
export type ChartTable = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };
