import type { Point, Polygon } from './types.ts';

/** Area in m² without its sign. */
export function area(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

/** Positive if the corners are anticlockwise, with north up. */
function signedArea(polygon: Polygon): number {
  let sum = 0;
  polygon.forEach(([x, y], i) => {
    const [nx, ny] = polygon[(i + 1) % polygon.length] as Point;
    sum += x * ny - nx * y;
  });
  return sum / 2;
}

/** Rounded to millimetres, anticlockwise. */
export function tidy(polygon: Polygon): Polygon {
  const rounded = polygon.map(tidyPoint);
  return signedArea(rounded) < 0 ? rounded.toReversed() : rounded;
}

export function tidyPoint([x, y]: Point): Point {
  return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
}

/** One decimal, the precision of every stated area. */
export function squareMetres(value: number): number {
  return Math.round(value * 10) / 10;
}

export function centroid(polygon: Polygon): Point {
  let x = 0,
    y = 0,
    sum = 0;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] as Point;
    const cross = ax * by - bx * ay;
    sum += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return [x / (3 * sum), y / (3 * sum)];
}

/** A smooth closed line through the given corners (Catmull-Rom), for pools and paths. */
export function smooth(corners: Polygon, steps = 8): Polygon {
  const n = corners.length;
  const at = (i: number): Point => corners[((i % n) + n) % n] as Point;
  const out: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = at(i - 1);
    const b = at(i);
    const c = at(i + 1);
    const d = at(i + 2);
    for (let k = 0; k < steps; k++)
      out.push([spline(a[0], b[0], c[0], d[0], k / steps), spline(a[1], b[1], c[1], d[1], k / steps)]);
  }
  return tidy(out);
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

export function box(x0: number, y0: number, x1: number, y1: number): Polygon {
  return tidy([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);
}
