import type { Point } from './matrix.ts';

/** Crossings are looked for among the first so many edges alone. */
const maxEdges = 4000;

/** The area inside a polygon, 0 or more. */
export function areaOf(polygon: readonly Point[]): number {
  let twice = 0;
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length]!;
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** Whether a point lies inside, by the even-odd rule. */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export type Bounds = { left: number; top: number; right: number; bottom: number };

export function boundsOf(polygon: readonly Point[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of polygon) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** A point where two edges cross that are not neighbours, or null. Edges that merely touch do not cross. */
export function findCrossing(polygon: readonly Point[]): Point | null {
  const count = Math.min(polygon.length, maxEdges);
  for (let i = 0; i < count; i++) {
    const [a, b] = [polygon[i]!, polygon[(i + 1) % polygon.length]!];
    for (let j = i + 2; j < count; j++) {
      if (i === 0 && j === polygon.length - 1) continue;
      const [c, d] = [polygon[j]!, polygon[(j + 1) % polygon.length]!];
      if (crosses(a, b, c, d)) return intersection(a, b, c, d);
    }
  }
  return null;
}

/** About how many square pixels two polygons share, counted on a grid of `step` pixels. */
export function sharedArea(a: readonly Point[], b: readonly Point[], step = 2): number {
  const [first, second] = [boundsOf(a), boundsOf(b)];
  const left = Math.max(first.left, second.left);
  const right = Math.min(first.right, second.right);
  const top = Math.max(first.top, second.top);
  const bottom = Math.min(first.bottom, second.bottom);
  let cells = 0;
  for (let x = left + step / 2; x < right; x += step) {
    for (let y = top + step / 2; y < bottom; y += step) if (contains(a, [x, y]) && contains(b, [x, y])) cells++;
  }
  return cells * step * step;
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const apart = (p: number, q: number) => (p > 1e-6 && q < -1e-6) || (p < -1e-6 && q > 1e-6);
  return apart(turn(a, b, c), turn(a, b, d)) && apart(turn(c, d, a), turn(c, d, b));
}

function intersection(a: Point, b: Point, c: Point, d: Point): Point {
  const along = turn(c, d, a) / (turn(c, d, a) - turn(c, d, b));
  return [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])];
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
