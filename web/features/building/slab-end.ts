import type { Point } from '#web/outlines/parse-points.ts';

/** Points at most this far from the edge of an outline belong to its end, in view box units. */
const endWidth = 6;

/** Where the leader line of a floor starts: the middle of the end of its outline on that side, in view box units. */
export function slabEnd(outline: readonly Point[], side: 'left' | 'right'): Point {
  const xs = outline.map((point) => point.x);
  const edge = side === 'right' ? Math.max(...xs) : Math.min(...xs);
  const heights = outline.filter((point) => Math.abs(point.x - edge) <= endWidth).map((point) => point.y);
  return { x: edge, y: (Math.min(...heights) + Math.max(...heights)) / 2 };
}
