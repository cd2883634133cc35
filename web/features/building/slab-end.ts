import type { Point } from '#web/outlines/parse-points.ts';

/** Points at most this far from the right edge of an outline belong to its end, in view box units. */
const endWidth = 6;

/** Where the leader line of a floor starts: the middle of the right end of its outline, in view box units. */
export function slabEnd(outline: readonly Point[]): Point {
  const right = Math.max(...outline.map((point) => point.x));
  const heights = outline.filter((point) => point.x >= right - endWidth).map((point) => point.y);
  return { x: right, y: (Math.min(...heights) + Math.max(...heights)) / 2 };
}
