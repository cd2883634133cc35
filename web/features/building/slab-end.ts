import type { Point } from '#web/outlines/parse-points.ts';

/** How near to the right edge of an outline a point still belongs to its end, in view box units. */
const endWidth = 6;

/** Where the leader of a floor's label begins: the middle of the right end of its outline, in view box units. */
export function slabEnd(outline: readonly Point[]): Point {
  const right = Math.max(...outline.map((point) => point.x));
  const heights = outline.filter((point) => point.x >= right - endWidth).map((point) => point.y);
  return { x: right, y: (Math.min(...heights) + Math.max(...heights)) / 2 };
}
