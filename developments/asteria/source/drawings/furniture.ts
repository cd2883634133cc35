import { INK } from './ink.ts';
import { lines, outlines, path, type Canvas } from './canvas.ts';
import { treads } from './storey.ts';
import { centroid, smooth } from '../model/geometry.ts';
import type { Furniture, Point, Polygon } from '../model/types.ts';

/** Fixtures with a second, rounded line inside, such as a basin or a bathtub. */
const BOWLS: Readonly<Record<string, number>> = { wc: 0.72, basin: 0.66, sink: 0.72, tub: 0.86, shower: 0.3 };
const SOFT: Readonly<Record<string, number>> = { sofa: 0.7, armchair: 0.66 };

/** Furniture in full detail, as on the plan of a single home. */
export function furniture(canvas: Canvas, pieces: readonly Furniture[]): string {
  const of = (...kinds: string[]): Polygon[] =>
    pieces.filter((piece) => kinds.includes(piece.kind)).map((piece) => piece.polygon);
  const plain = pieces
    .filter(
      (piece) => piece.kind !== 'rug' && piece.kind !== 'stair' && !['hob', 'sink', 'pillow'].includes(piece.kind),
    )
    .map((piece) => piece.polygon);
  const bowls = pieces
    .filter((piece) => BOWLS[piece.kind])
    .map((piece) => rounded(piece.polygon, BOWLS[piece.kind] ?? 1));
  const seats = pieces.filter((piece) => SOFT[piece.kind]).map((piece) => shrink(piece.polygon, SOFT[piece.kind] ?? 1));
  const pen = `stroke="${INK.line}" stroke-width="0.9"`;
  return [
    path(outlines(canvas, of('rug')), `fill="#f6f2ea" stroke="#d8cfbd" stroke-width="1"`),
    path(outlines(canvas, plain), `fill="#fffefb" ${pen}`),
    path(outlines(canvas, of('counter', 'island', 'hob', 'fridge')), `fill="#f1f1ee" ${pen}`),
    path(
      outlines(canvas, [...bowls, ...seats, ...of('pillow', 'sink'), ...of('hob').flatMap(rings)]),
      `fill="#ffffff" stroke="${INK.fine}" stroke-width="0.8"`,
    ),
    path(
      lines(canvas, [...of('wardrobe').flatMap(hangers), ...of('fridge').flatMap(cross)]),
      `stroke="${INK.fine}" stroke-width="0.8"`,
    ),
    path(outlines(canvas, of('stair')), `fill="#ffffff" ${pen}`),
    path(
      lines(canvas, pieces.filter((piece) => piece.kind === 'stair').flatMap(treads)),
      `stroke="${INK.line}" stroke-width="0.8"`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** A rounded outline inside a four-sided one, scaled by `by` towards its edges. */
function rounded(polygon: Polygon, by: number): Polygon {
  const [a, b, c, d] = polygon as readonly [Point, Point, Point, Point];
  return Array.from({ length: 20 }, (_, i) => {
    const bend = (value: number): number => (1 + Math.sign(value) * Math.abs(value) ** 0.55 * by) / 2;
    const u = bend(Math.cos((i * Math.PI) / 10));
    const v = bend(Math.sin((i * Math.PI) / 10));
    const at = (k: 0 | 1): number => (a[k] * (1 - u) + b[k] * u) * (1 - v) + (d[k] * (1 - u) + c[k] * u) * v;
    return [at(0), at(1)];
  });
}

/** The same outline, scaled down about its middle. */
function shrink(polygon: Polygon, by: number): Polygon {
  const [cx, cy] = centroid(polygon);
  return polygon.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by]);
}

function rings(polygon: Polygon): Polygon[] {
  const [cx, cy] = centroid(polygon);
  return shrink(polygon, 0.5)
    .slice(0, 4)
    .map((corner) =>
      smooth(
        [
          [-1, 0],
          [0, -1],
          [1, 0],
          [0, 1],
        ].map(([x = 0, y = 0]): Point => [
          (corner[0] + cx) / 2 + (corner[0] - cx) * 0.5 + x * 0.07,
          (corner[1] + cy) / 2 + (corner[1] - cy) * 0.5 + y * 0.07,
        ]),
        4,
      ),
    );
}

function cross(polygon: Polygon): Point[][] {
  const [a, b, c, d] = polygon as readonly [Point, Point, Point, Point];
  return [
    [a, c],
    [b, d],
  ];
}

/** A rail along the longer side of a wardrobe, with hangers across it. */
function hangers(polygon: Polygon): Point[][] {
  if (polygon.length < 4) return [];
  const [a, b, c, d] = polygon as readonly [Point, Point, Point, Point];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) > Math.hypot(c[0] - b[0], c[1] - b[1]);
  const [p, q, r, s] = long ? [a, b, d, c] : [b, c, a, d];
  const mix = (u: Point, v: Point, t: number): Point => [u[0] + (v[0] - u[0]) * t, u[1] + (v[1] - u[1]) * t];
  const count = Math.max(3, Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / 0.22));
  const bars = Array.from({ length: count }, (_, i) => (i + 0.7) / (count + 0.4)).map((t) => [
    mix(mix(p, q, t), mix(r, s, t), 0.18),
    mix(mix(p, q, t), mix(r, s, t), 0.82),
  ]);
  return [[mix(p, r, 0.5), mix(q, s, 0.5)], ...bars];
}
