import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Position } from './line.ts';

/**
 * The land of the world (Natural Earth, public domain, from the package `world-atlas`), in more detail near the centre.
 */
export function worldLand([lng, lat]: Position): Position[][][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const toleranceAt = ([x, y]: Position) => 0.004 + 0.011 * Math.max(0, Math.hypot((x - lng) * 0.8, y - lat) - 1);
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  );
  return polygons.flatMap((rings) => {
    const [outer, ...holes] = rings.map((ring) => simplified(ring as Position[], toleranceAt));
    return outer && outer.length >= 4 ? [[outer, ...holes.filter((hole) => hole.length >= 4)]] : [];
  });
}

/** Simplifies rings by the Douglas–Peucker algorithm; islands smaller than the tolerance are removed. */
function simplified(ring: Position[], toleranceAt: (point: Position) => number): Position[] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const size = Math.max(extent(xs), extent(ys));
  if (size < 2.5 * toleranceAt(ring[0]!)) return [];
  const keep = new Set([0, ring.length - 1]);
  const middle = ring.reduce(
    (far, point, index) => (distance(point, ring[0]!) > distance(ring[far]!, ring[0]!) ? index : far),
    0,
  );
  const spans: [number, number][] = [
    [0, middle],
    [middle, ring.length - 1],
  ];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let worst = -1;
    let max = 0;
    for (let index = from + 1; index < to; index++) {
      const off = offLine(ring[index]!, ring[from]!, ring[to]!) / toleranceAt(ring[index]!);
      if (off <= max) continue;
      worst = index;
      max = off;
    }
    keep.add(from).add(to);
    if (max > 1) spans.push([from, worst], [worst, to]);
  }
  const digits = toleranceAt(ring[0]!) > 0.05 ? 2 : 3;
  const points = [...keep]
    .sort((a, b) => a - b)
    .map((index) => ring[index]!.map((value) => Number(value.toFixed(digits))) as Position);
  return points;
}

const extent = (values: number[]) =>
  values.reduce((max, value) => Math.max(max, value), -Infinity) -
  values.reduce((min, value) => Math.min(min, value), Infinity);
const distance = (a: Position, b: Position) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function offLine(point: Position, a: Position, b: Position): number {
  const length = distance(a, b);
  if (length === 0) return distance(point, a);
  return Math.abs((b[0] - a[0]) * (a[1] - point[1]) - (a[0] - point[0]) * (b[1] - a[1])) / length;
}
