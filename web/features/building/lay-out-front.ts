import { isTower } from '#web/catalogue/is-tower.ts';
import { boxAround, parsePoints, type Box, type Point } from '#web/outlines/parse-points.ts';
import { arrangeLevels, placeInGrid, type LevelGrid } from './arrange-levels.ts';
import type { FloorRow } from './describe-floors.ts';
import { placePicture, type Placement, type Size } from './place-picture.ts';
import { slabEnd } from './slab-end.ts';
import { spreadLabels } from './spread-labels.ts';
import type { MeasuredStage } from './use-stage.ts';

/**
 * Where a floor's label is placed, in px of the stage: its middle, and the three points of its leader line, which a level
 * without an outline does not have. `cell` is its place among short labels in columns.
 */
export type LabelPlace = {
  middle: number;
  leader: readonly [Point, Point, Point] | undefined;
  cell: { start: number; width: number; height: number } | undefined;
};

/**
 * The placement of the picture, and of each floor's label by level, for one size of the stage. `isFramed` says that the
 * picture does not cover the stage, `grid` how short labels are arranged.
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
 * Places `picture`, which the outlines of the rows are drawn over, labels and leaders. Rows are given from top to bottom,
 * those without an outline last; their labels are at the foot of the column. Labels are at least a tenth apart. Those of a
 * tower are short and in columns.
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
