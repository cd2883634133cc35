import { SVGPathCommander } from 'svg-path-commander';
import type { Text } from '#domain/texts/language.ts';
import { apply, type Matrix, type Point } from './matrix.ts';
import { UnreadableShapeError } from './shape-path.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { pathReason } from '../mistakes/parser-reasons.ts';

/** How far a flattened curve may deviate, in pixels of the target view box. */
const tolerance = 0.2;

/** An ordinary outline has a few dozen corners; every visitor's browser has to draw all of them. */
const maxCorners = 20_000;
const tooManyCorners: Text = detailText('tooManyCorners', { max: maxCorners });

type Segment = readonly [string, ...number[]];

/** A polygon, and whether its subpath ends elsewhere than it begins, so that a straight line closes it. */
type Subpath = { polygon: Point[]; isOpen: boolean };

/**
 * Transforms path data and flattens its curves into closed polygons, one per subpath. Throws `UnreadableShapeError` if
 * the data is invalid.
 */
export function flattenPath(data: string, matrix: Matrix): Subpath[] {
  const segments = normalise(withExplicitMoves(data));
  const polygons: Point[][] = [];
  const closed = new Set<Point[]>();
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
      closed.add(points);
      points = [];
      continue;
    }
    const curves = toCubics(command, here, values).flatMap((curve) =>
      flattenCubic(curve.map((point) => apply(matrix, point)) as Cubic),
    );
    points.push(...curves);
    corners += curves.length + 1;
    if (corners > maxCorners) throw new UnreadableShapeError(tooManyCorners);
    here = values.slice(-2) as unknown as Point;
    if (command === 'M') start = here;
    if (command === 'M' || command === 'L') points.push(apply(matrix, here));
  }
  return polygons
    .map((drawn) => ({ polygon: simplify(drawn), isOpen: !closed.has(drawn) && !doEndsMeet(drawn) }))
    .filter(({ polygon }) => polygon.length > 0);
}

/** How far the two ends of an outline may be apart that goes all around, in pixels of the target view box. */
const endTolerance = 2;

function doEndsMeet(points: readonly Point[]): boolean {
  const [[x, y] = [0, 0]] = points;
  const [endX, endY] = points.at(-1) ?? [x, y];
  return Math.hypot(endX - x, endY - y) <= endTolerance;
}

function normalise(data: string): Segment[] {
  try {
    return SVGPathCommander.normalizePath(data) as unknown as Segment[];
  } catch (error) {
    throw new UnreadableShapeError(pathReason((error as Error).message, data));
  }
}

/** Where path data stops being valid, so that browsers draw only what comes before; null if all of it is valid. */
export function pathProblem(data: string): Text | null {
  if (/^(?:none)?$/.test(data.trim())) return null;
  if (!/^\s*m/i.test(data)) return pathReason(' at index 0', data);
  try {
    SVGPathCommander.parsePathString(withExplicitMoves(data));
    return null;
  } catch (error) {
    return pathReason((error as Error).message, data);
  }
}

/** After Z, a path may continue from the start of the subpath; the library needs an explicit move for that. */
function withExplicitMoves(data: string): string {
  return data.replace(/z(?=\s*[a-ln-y])/gi, (end) => `${end}m0 0`);
}

type Cubic = [Point, Point, Point, Point];
type SixNumbers = [number, number, number, number, number, number];

function toCubics(command: string, from: Point, values: number[]): Cubic[] {
  if (command === 'C') {
    const [x1, y1, x2, y2, x, y] = values as SixNumbers;
    return [[from, [x1, y1], [x2, y2], [x, y]]];
  }
  if (command === 'Q') {
    const [x1, y1, x, y] = values as [number, number, number, number];
    return [quadratic(from, [x1, y1], [x, y])];
  }
  if (command !== 'A') return [];
  const [rx, ry, angle, large, sweep, x, y] = values as [...SixNumbers, number];
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
    const [a, b, c, d, e, f] = numbers.slice(index, index + 6) as SixNumbers;
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

/** The points along a cubic curve after its start, as many as Wang's formula requires for the tolerance. */
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
 * Rounds to hundredths of a pixel, and removes repeated points and those on a straight line between their neighbours.
 */
function simplify(points: Point[]): Point[] {
  const rounded = points.map(([x, y]) => [round(x), round(y)] as const);
  const distinct = rounded.filter((point, index) => {
    const next = rounded[index + 1] ?? rounded[0];
    return rounded.length === 1 || next === undefined || !isSame(point, next);
  });
  // Each point is compared with the last one kept, not with its neighbour; otherwise a fine curve would vanish bit by
  // bit.
  const kept: Point[] = [];
  distinct.forEach((point, index) => {
    const previous = kept.at(-1) ?? distinct.at(-1) ?? point;
    const next = distinct[index + 1] ?? distinct[0] ?? point;
    if (!isBetween(point, previous, next)) kept.push(point);
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
