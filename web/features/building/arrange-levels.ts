import type { MeasuredStage } from './use-stage.ts';

/** In px: a comfortable target, the least that holds a name and a count, the width of a column, and the gap between. */
const cell = { height: 44, least: 35, width: 56, gap: 3 } as const;

/** How many columns may stand beside the picture, and how much of the stage they may take. */
const mostColumns = 4;
const mostOfStage = 0.45;

/**
 * The columns of a tower's levels: how many there are, their rows, and the distance of rows in px. Levels are read along
 * the rows, so that each stays near its height on the picture.
 */
export type LevelGrid = { columns: number; rows: number; step: number };

/** As few columns as hold all levels on the free part of the stage, with lower rows if even the most do not. */
export function arrangeLevels(levels: number, { width, free }: Pick<MeasuredStage, 'width' | 'free'>): LevelGrid {
  const height = free.bottom - free.top;
  const most = Math.min(mostColumns, Math.max(1, Math.floor((width * mostOfStage) / cell.width)));
  const comfortable = Math.max(1, Math.floor(height / cell.height));
  const columns = Math.min(most, Math.ceil(levels / comfortable));
  const rows = Math.ceil(levels / columns);
  return { columns, rows, step: Math.max(cell.least, Math.min(cell.height, height / rows)) };
}

/** Where a label is, counted from above: its beginning from that of the columns, its middle, height and width in px. */
export function placeInGrid(index: number, { columns, rows, step }: LevelGrid, { free }: Pick<MeasuredStage, 'free'>) {
  const top = free.top + Math.max(0, (free.bottom - free.top - rows * step) / 2);
  return {
    start: (index % columns) * cell.width,
    middle: top + (Math.floor(index / columns) + 0.5) * step,
    height: step - cell.gap,
    width: cell.width - cell.gap,
  };
}

/** The width of all columns, and the least height of all rows, in px. */
export const gridWidth = ({ columns }: LevelGrid) => columns * cell.width - cell.gap;
export const leastGridHeight = ({ rows }: LevelGrid) => rows * cell.least;
