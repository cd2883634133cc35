import type { Point } from '../model/types.ts';

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/**
 * Finds where to centre a label of the given size inside `room`: where it covers least of `busy` and, among those, is
 * nearest to the middle of the room.
 */
export function freeSpot(room: Box, busy: readonly Box[], width: number, height: number): Point {
  const cx = (room.x0 + room.x1) / 2;
  const cy = (room.y0 + room.y1) / 2;
  const rx = Math.max(0, (room.x1 - room.x0 - width) / 2 - 5);
  const ry = Math.max(0, (room.y1 - room.y0 - height) / 2 - 5);
  let best: Point = [cx, cy];
  let lowest = Infinity;
  for (let i = -8; i <= 8; i++)
    for (let j = -8; j <= 8; j++) {
      const x = cx + (rx * i) / 8;
      const y = cy + (ry * j) / 8;
      const label = { x0: x - width / 2, y0: y - height / 2, x1: x + width / 2, y1: y + height / 2 };
      const cost = busy.reduce((sum, box) => sum + overlap(label, box), 0) + Math.hypot(x - cx, y - cy) * 0.5;
      if (cost < lowest) {
        lowest = cost;
        best = [x, y];
      }
    }
  return best;
}

function overlap(a: Box, b: Box): number {
  return (
    Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0))
  );
}
