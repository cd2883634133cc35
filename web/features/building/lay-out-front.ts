import { isTower } from '#web/catalogue/unit-names.ts';
import { type Box, type Point, boxAround, parsePoints } from '#domain/outlines/parse-points.ts';
import type { FloorRow } from './describe-floors.ts';
import { type MeasuredStage, type Placement, type Size, placePicture } from './stage.ts';

/**
 * Where a floor's label is placed, in px of the stage: its middle, and the three points of its leader line (undefined
 * for a level without an outline). `cell` is its cell if short labels are in columns.
 */
export type LabelPlace = {
  middle: number;
  leader: readonly [Point, Point, Point] | undefined;
  cell: { start: number; width: number; height: number } | undefined;
};

/**
 * The placement of the picture, and of each floor's label by level, for one size of the stage. `isFramed`: the picture
 * does not cover the stage. `grid`: how short labels are arranged.
 */
export type FrontLayout = {
  placement: Placement;
  isFramed: boolean;
  labels: ReadonlyMap<number, LabelPlace>;
  grid: LevelGrid | undefined;
};

/** The minimum length of a leader, and the distance of its bend from the label, relative to the label's height. */
const minLeader = 0.5;
const leaderBend = 0.15;

/**
 * Places a picture, its labels and their leader lines on a stage. Outlines are in the coordinates of `picture`. Rows
 * are given from top to bottom, those without an outline last; the labels of those are at the bottom of the column.
 * Labels are at least a tenth of their height apart. The labels of a tower are short and in columns.
 */
export function layOutFront(rows: readonly FloorRow[], stage: MeasuredStage, picture: Size): FrontLayout {
  const outlines = rows.map((row) => (row.points === '' ? [] : parsePoints(row.points)));
  const placement = placePicture(stage, boxAround(outlines.flat()) ?? wholeOf(picture), picture);
  const { side, edge, labelHeight } = stage.column;
  const [towardsPicture, nearest] = side === 'right' ? [-1, Math.min] : [1, Math.max];
  const ends = outlines.map((outline) =>
    outline.length === 0 ? undefined : toStage(slabEnd(outline, side), placement),
  );
  const half = labelHeight / 2;
  const preferred = ends.map((end) => end?.y ?? stage.free.bottom - half);
  const grid = isTower(rows.length) ? arrangeLevels(rows.length, stage) : undefined;
  const cells = grid && rows.map((_, i) => placeInGrid(i, grid, stage));
  const middles =
    cells?.map(({ middle }) => middle) ??
    spreadLabels(preferred, labelHeight * 1.1, stage.free.top + half, stage.free.bottom - half);
  const labels = rows.flatMap((row, i): [number, LabelPlace][] => {
    const end = ends[i];
    const middle = middles[i];
    const cell = cells?.[i];
    if (middle === undefined) return [];
    if (!end) return [[row.level, { middle, leader: undefined, cell }]];
    const start = { x: nearest(end.x, edge + towardsPicture * labelHeight * minLeader), y: end.y };
    const bend = { x: edge + towardsPicture * labelHeight * leaderBend, y: middle };
    return [[row.level, { middle, leader: [start, bend, { x: edge, y: middle }], cell }]];
  });
  const isFramed =
    picture.width * placement.scale < stage.width - 1 || picture.height * placement.scale < stage.height - 1;
  return { placement, isFramed, labels: new Map(labels), grid };
}

function wholeOf({ width, height }: Size): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

function toStage(point: Point, { scale, x, y }: Placement): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

/**
 * In px: the usual height, the minimum height for a name and a count, the width of a column, and the gap between cells.
 */
const cell = { height: 44, minHeight: 35, width: 56, gap: 3 } as const;

/** The most columns beside the picture, and the largest part of the stage that they may cover. */
const maxColumns = 4;
const maxStageShare = 0.45;

/**
 * The grid of a tower's short labels: columns, rows, and the distance of rows in px. Levels fill it row by row, so that
 * each stays near its height on the picture.
 */
export type LevelGrid = { columns: number; rows: number; step: number };

/**
 * The fewest columns that hold all levels on the free part of the stage; if even the maximum does not, rows are lower.
 */
export function arrangeLevels(levels: number, { width, free }: Pick<MeasuredStage, 'width' | 'free'>): LevelGrid {
  const height = free.bottom - free.top;
  const limit = Math.min(maxColumns, Math.max(1, Math.floor((width * maxStageShare) / cell.width)));
  const comfortable = Math.max(1, Math.floor(height / cell.height));
  const columns = Math.min(limit, Math.ceil(levels / comfortable));
  const rows = Math.ceil(levels / columns);
  return { columns, rows, step: Math.max(cell.minHeight, Math.min(cell.height, height / rows)) };
}

/**
 * Where the label with an index (0 at the top) is placed, in px: its distance from the start of the columns, its
 * middle, height and width.
 */
export function placeInGrid(index: number, { columns, rows, step }: LevelGrid, { free }: Pick<MeasuredStage, 'free'>) {
  const top = free.top + Math.max(0, (free.bottom - free.top - rows * step) / 2);
  return {
    start: (index % columns) * cell.width,
    middle: top + (Math.floor(index / columns) + 0.5) * step,
    height: step - cell.gap,
    width: cell.width - cell.gap,
  };
}

/** The width of all columns in px. */
export const gridWidth = ({ columns }: LevelGrid) => columns * cell.width - cell.gap;
export const minGridHeight = ({ rows }: LevelGrid) => rows * cell.minHeight;

/** Points of an outline at most this far from its edge belong to the slab's end, in view box units. */
const endWidth = 6;

/** Where the leader line of a floor starts: the middle of its outline's end on one side, in view box units. */
export function slabEnd(outline: readonly Point[], side: 'left' | 'right'): Point {
  const xs = outline.map((point) => point.x);
  const edge = side === 'right' ? Math.max(...xs) : Math.min(...xs);
  const heights = outline.filter((point) => Math.abs(point.x - edge) <= endWidth).map((point) => point.y);
  return { x: edge, y: (Math.min(...heights) + Math.max(...heights)) / 2 };
}

type Pool = { sum: number; count: number };

/**
 * Spreads labels of equal height down a column without overlaps. Takes the preferred middles in px from top to bottom,
 * and returns the nearest (least squares) middles in the same order that are at least `step` apart, between `min` and
 * `max`. If the column is too short for that, the labels are spaced evenly.
 */
export function spreadLabels(preferred: readonly number[], step: number, min: number, max: number): number[] {
  const last = preferred.length - 1;
  if (last < 0) return [];
  const gap = last === 0 ? step : Math.min(step, Math.max(0, max - min) / last);
  const pooled = poolAdjacent(preferred.map((middle, i) => middle - i * gap));
  const lowest = Math.max(min, max - last * gap);
  return pooled.map((middle, i) => Math.min(Math.max(middle, min), lowest) + i * gap);
}

/** The least-squares non-decreasing fit (pool adjacent violators): neighbours out of order are averaged. */
function poolAdjacent(values: readonly number[]): number[] {
  const pools: Pool[] = [];
  for (const value of values) {
    let pool: Pool = { sum: value, count: 1 };
    for (let previous = pools.at(-1); previous && mean(previous) > mean(pool); previous = pools.at(-1)) {
      pools.pop();
      pool = { sum: previous.sum + pool.sum, count: previous.count + pool.count };
    }
    pools.push(pool);
  }
  return pools.flatMap((pool) => Array.from({ length: pool.count }, () => mean(pool)));
}

function mean(pool: Pool): number {
  return pool.sum / pool.count;
}
