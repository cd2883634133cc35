/** The looks of a series: colours of the statuses, and a hatch where something was undone. */
export type SeriesLook = 'plain' | 'reserved' | 'sold' | 'undone';

/** One series over the columns of a chart. */
export type Series = { id: string; title: string; look: SeriesLook; values: readonly number[] };

/** The table behind a picture: a head and rows, the first cell of each being its name. */
export type ChartTable = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };
