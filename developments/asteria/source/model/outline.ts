import { tidy } from './geometry.ts';
import { SIZES, type Plot } from './plot.ts';
import { along, facadeRadius, polar, slabReach } from './unit-places.ts';
import type { Point, Polygon } from './types.ts';

/** The slab of a storey: it follows the wavy balconies and both rounded ends. */
export function slabOutline(plot: Plot, level: number): Polygon {
  const south = slabReach(plot, level, 'south');
  const north = slabReach(plot, level, 'north');
  const inner = facadeRadius(plot, 'south', SIZES.depth);
  const outer = facadeRadius(plot, 'north', SIZES.depth);
  const over = SIZES.endOverhang / plot.radius;
  const lowEdge = (a: number): number => inner - south(a);
  const highEdge = (a: number): number => outer + north(a);
  return tidy([
    ...along(plot, -plot.halfAngle, plot.halfAngle, lowEdge),
    ...turn(plot, plot.halfAngle, over, lowEdge(plot.halfAngle), highEdge(plot.halfAngle)),
    ...along(plot, plot.halfAngle, -plot.halfAngle, highEdge),
    ...turn(plot, -plot.halfAngle, -over, highEdge(-plot.halfAngle), lowEdge(-plot.halfAngle)),
  ]);
}

/** A rounded end: the corners of a superellipse that extends beyond the gable. */
function turn(plot: Plot, angle: number, over: number, from: number, to: number): Point[] {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  return Array.from({ length: 15 }, (_, i) => {
    const t = Math.PI * ((i + 1) / 16) - Math.PI / 2;
    const bulge = Math.sign(Math.cos(t)) * Math.abs(Math.cos(t)) ** 0.25;
    const across = Math.sign(Math.sin(t)) * Math.abs(Math.sin(t)) ** 0.6;
    return polar(plot, angle + over * bulge, middle + half * across);
  });
}

/** A band of the arc, from one angle to another, between a lower and an upper radius. */
export function band(plot: Plot, from: number, to: number, low: number, high: number): Polygon {
  return tidy([...along(plot, from, to, () => low), ...along(plot, to, from, () => high)]);
}
