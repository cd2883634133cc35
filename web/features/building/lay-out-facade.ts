import { boxAround, parsePoints, type Point } from '#web/outlines/parse-points.ts';
import type { FloorRow } from './describe-floors.ts';
import { pictureSize, placePicture, type Placement } from './place-picture.ts';
import { slabEnd } from './slab-end.ts';
import { spreadLabels } from './spread-labels.ts';
import type { MeasuredStage } from './use-stage.ts';

/** How a label is tied to its floor, in px of the stage: its middle, and the bend of its leader from the slab's end. */
export type LabelPlace = { middle: number; leader: readonly [Point, Point, Point] };

/** What is placed for one size of the stage: the picture, and each floor's label by level. */
export type FacadeLayout = { placement: Placement; labels: ReadonlyMap<number, LabelPlace> };

const wholePicture = { left: 0, top: 0, right: pictureSize.width, bottom: pictureSize.height };

/** The shortest leader and its bend before the label, as parts of the label's height. */
const shortest = 0.5;
const bend = 0.15;

/**
 * Places picture, labels and leaders. Rows come from top to bottom; a label's gap to the next is a tenth of its height
 * at least.
 */
export function layOutFacade(rows: readonly FloorRow[], stage: MeasuredStage): FacadeLayout {
  const outlines = rows.map((row) => parsePoints(row.points));
  const placement = placePicture(stage, boxAround(outlines.flat()) ?? wholePicture);
  const { left, labelHeight } = stage.column;
  const ends = outlines.map((outline) => toStage(slabEnd(outline), placement));
  const half = labelHeight / 2;
  const wanted = ends.map((end) => end.y);
  const middles = spreadLabels(wanted, labelHeight * 1.1, stage.free.top + half, stage.free.bottom - half);
  const labels = rows.map((row, i): [number, LabelPlace] => {
    const middle = middles[i]!;
    const start = { x: Math.min(ends[i]!.x, left - labelHeight * shortest), y: ends[i]!.y };
    return [
      row.level,
      { middle, leader: [start, { x: left - labelHeight * bend, y: middle }, { x: left, y: middle }] },
    ];
  });
  return { placement, labels: new Map(labels) };
}

function toStage(point: Point, { scale, x, y }: Placement): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}
