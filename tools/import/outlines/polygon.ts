import type { Point } from './matrix.ts';

/** Crossings are only looked for among this many edges, because the search takes quadratic time. */
const maxEdges = 4000;

/** The area inside a polygon, 0 or more. */
export function areaOf(polygon: readonly Point[]): number {
  let twice = 0;
  for (const [[x, y], [nextX, nextY]] of edgesOf(polygon)) twice += x * nextY - nextX * y;
  return Math.abs(twice) / 2;
}

/** Whether a point is inside, by the even-odd rule. */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let [ax, ay] = polygon.at(-1) ?? [0, 0];
  for (const [bx, by] of polygon) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    ax = bx;
    ay = by;
  }
  return inside;
}

function edgesOf(polygon: readonly Point[]): [Point, Point][] {
  const [first] = polygon;
  return first === undefined ? [] : polygon.map((point, index) => [point, polygon[index + 1] ?? first]);
}

type Bounds = { left: number; top: number; right: number; bottom: number };

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

export function doMeet(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** A point where two edges that are not neighbours cross, or null. Edges that merely touch do not cross. */
export function findCrossing(polygon: readonly Point[]): Point | null {
  const edges = edgesOf(polygon).slice(0, maxEdges);
  for (const [index, [a, b]] of edges.entries()) {
    // The last edge is a neighbour of the first.
    const others = edges.slice(index + 2, index === 0 ? polygon.length - 1 : undefined);
    const crossing = others.find(([c, d]) => crosses(a, b, c, d));
    if (crossing) return intersection(a, b, ...crossing);
  }
  return null;
}

/** The approximate overlap of two polygons in square pixels, counted on a grid of `step` pixels. */
export function sharedArea(a: readonly Point[], b: readonly Point[], step = 2): number {
  const first = boundsOf(a);
  const second = boundsOf(b);
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

/** The cross product of two sides of a triangle: positive for a turn to one side, negative for the other. */
function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
