import { SVGPathCommander } from 'svg-path-commander';
import type { Text } from '#contract/errors/texts.ts';
import { apply, type Matrix, type Point } from './matrix.ts';
import { UnreadableShapeError } from './shape-path.ts';

/** How far a flattened curve may lie from the true one, in pixels of the target view box. */
const tolerance = 0.2;

/** An outline has some dozen corners; browsers draw every one of them for every visitor. */
const maxCorners = 20_000;
const tooManyCorners: Text = {
  en: `it has more than ${maxCorners} corners`,
  tr: `${maxCorners} köşeden fazlası var`,
};

type Segment = readonly [string, ...number[]];

/**
 * The closed polygons of path data, one a subpath, after a transform; curves become lines. Throws an Error where the
 * data cannot be read.
 */
export function flattenPath(data: string, matrix: Matrix): Point[][] {
  const segments = SVGPathCommander.normalizePath(withExplicitMoves(data)) as unknown as Segment[];
  const polygons: Point[][] = [];
  let points: Point[] = [];
  let here: Point = [0, 0];
  let start: Point = here;
  let corners = 0;
  for (const [command, ...values] of segments) {
    if (command === 'M') {
      points = [];
      polygons.push(points);
    } else if (points.length === 0) {
      points = [apply(matrix, here)];
      polygons.push(points);
    }
    if (command === 'Z') {
      here = start;
      points = [];
      continue;
    }
    const curves = toCubics(command!, here, values).flatMap((curve) =>
      flattenCubic(curve.map((point) => apply(matrix, point)) as Cubic),
    );
    points.push(...curves);
    corners += curves.length + 1;
    if (corners > maxCorners) throw new UnreadableShapeError(tooManyCorners);
    here = values.slice(-2) as unknown as Point;
    if (command === 'M') start = here;
    if (command === 'M' || command === 'L') points.push(apply(matrix, here));
  }
  return polygons.map(simplify).filter((polygon) => polygon.length > 0);
}

/** SVG lets a path go on after Z from where the subpath began; the library wants that move written out. */
function withExplicitMoves(data: string): string {
  return data.replace(/z(?=\s*[a-ln-y])/gi, (end) => `${end}m0 0`);
}

type Cubic = [Point, Point, Point, Point];

function toCubics(command: string, from: Point, values: number[]): Cubic[] {
  if (command === 'C') return [[from, [values[0]!, values[1]!], [values[2]!, values[3]!], [values[4]!, values[5]!]]];
  if (command === 'Q') return [quadratic(from, [values[0]!, values[1]!], [values[2]!, values[3]!])];
  if (command !== 'A') return [];
  const [rx, ry, angle, large, sweep, x, y] = values as [number, number, number, number, number, number, number];
  if (rx === 0 || ry === 0) return [quadratic(from, from, [x, y])];
  const numbers = SVGPathCommander.arcToCubic(
    from[0],
    from[1],
    Math.abs(rx),
    Math.abs(ry),
    angle,
    large,
    sweep,
    x,
    y,
  ) as number[];
  const cubics: Cubic[] = [];
  let start = from;
  for (let index = 0; index + 5 < numbers.length; index += 6) {
    const [a, b, c, d, e, f] = numbers.slice(index, index + 6) as [number, number, number, number, number, number];
    cubics.push([start, [a, b], [c, d], [e, f]]);
    start = [e, f];
  }
  return cubics;
}

function quadratic(from: Point, control: Point, to: Point): Cubic {
  const toward = (end: Point): Point => [
    end[0] + (2 / 3) * (control[0] - end[0]),
    end[1] + (2 / 3) * (control[1] - end[1]),
  ];
  return [from, toward(from), toward(to), to];
}

/** Points along a cubic after its start; as many as Wang's bound asks for. */
function flattenCubic([p0, p1, p2, p3]: Cubic): Point[] {
  const bend = Math.max(secondDifference(p0, p1, p2), secondDifference(p1, p2, p3));
  const steps = Math.min(200, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance))));
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] as const;
    const along = (axis: 0 | 1) =>
      weights[0] * p0[axis] + weights[1] * p1[axis] + weights[2] * p2[axis] + weights[3] * p3[axis];
    return [along(0), along(1)] as const;
  });
}

function secondDifference(a: Point, b: Point, c: Point): number {
  return Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]);
}

/**
 * Rounded to hundredths of a pixel, without repeated points and without those that lie on the straight way between
 * their neighbours.
 */
function simplify(points: Point[]): Point[] {
  const rounded = points.map(([x, y]) => [round(x), round(y)] as const);
  const apart = rounded.filter(
    (point, index) => rounded.length === 1 || !isSame(point, rounded[(index + 1) % rounded.length]!),
  );
  // Each is held against the last one kept, not against its neighbour, so that a fine curve does not vanish bit by bit.
  const kept: Point[] = [];
  apart.forEach((point, index) => {
    if (!isBetween(point, kept.at(-1) ?? apart.at(-1)!, apart[(index + 1) % apart.length]!)) kept.push(point);
  });
  return kept;
}

function isSame(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function isBetween([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  const length = Math.hypot(bx - ax, by - ay);
  const beside = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  const isForward = (x - ax) * (bx - x) + (y - ay) * (by - y) > 0;
  return isForward && length > 0 && beside / length < 0.012;
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
