import { INK } from './ink.ts';
import { outlines, pair, path, place, type Canvas } from './canvas.ts';
import type { Point, Polygon, Room } from '../model/types.ts';

/** Floors: boards in dry rooms, tiles in wet ones. */
export function finishes(canvas: Canvas, rooms: readonly Room[]): string {
  const wet = rooms.filter((room) => room.kind === 'bath');
  const dry = rooms.filter((room) => room.kind !== 'bath');
  const board = 0.19 * canvas.scale;
  const tile = 0.45 * canvas.scale;
  return [
    path(
      outlines(
        canvas,
        dry.map((room) => room.polygon),
      ),
      `fill="${INK.wood}"`,
    ),
    path(
      outlines(
        canvas,
        wet.map((room) => room.polygon),
      ),
      `fill="${INK.wet}"`,
    ),
    path(dry.map((room) => rules(canvas, room.polygon, board, 1)).join(''), 'stroke="#e2d8c4" stroke-width="0.7"'),
    path(
      wet.map((room) => rules(canvas, room.polygon, tile, 1) + rules(canvas, room.polygon, tile, 0)).join(''),
      'stroke="#d5dddd" stroke-width="0.7"',
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Decking: boards across a terrace. */
export function decking(canvas: Canvas, polygon: Polygon): string {
  return (
    path(outlines(canvas, [polygon]), `fill="${INK.terrace}" stroke="${INK.line}" stroke-width="1"`) +
    path(rules(canvas, polygon, 0.3 * canvas.scale, 0), 'stroke="#e6e3da" stroke-width="0.8"')
  );
}

/** Parallel lines inside an outline, `step` apart; horizontal if `axis` is 1, vertical if it is 0. */
function rules(canvas: Canvas, polygon: Polygon, step: number, axis: 0 | 1): string {
  const corners = polygon.map((point) => place(canvas, point));
  const values = corners.map((point) => point[axis]);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const count = Math.floor((high - low - 1) / step);
  return Array.from({ length: Math.max(0, count) }, (_, i) => cut(corners, low + (i + 1) * step, axis)).join('');
}

function cut(corners: readonly Point[], level: number, axis: 0 | 1): string {
  const other = axis === 1 ? 0 : 1;
  const hits = corners
    .flatMap((a, i) => {
      const b = corners[(i + 1) % corners.length] as Point;
      if (a[axis] > level === b[axis] > level) return [];
      return [a[other] + ((b[other] - a[other]) * (level - a[axis])) / (b[axis] - a[axis])];
    })
    .toSorted((a, b) => a - b);
  const point = (value: number): string => pair(axis === 1 ? [value, level] : [level, value]);
  return Array.from(
    { length: Math.floor(hits.length / 2) },
    (_, i) => `M${point(hits[2 * i] as number)}L${point(hits[2 * i + 1] as number)}`,
  ).join('');
}
