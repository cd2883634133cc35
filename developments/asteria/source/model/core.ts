import { quad } from './frame.ts';
import { tidyPoint } from './geometry.ts';
import { SIZES, type Plot, type Slot } from './plot.ts';
import { frameOf } from './unit-places.ts';
import type { Core, Point, Polygon, Wall } from './types.ts';

const T = 0.22;
const LANDING = 1.9;

/** A core: a landing on the corridor, two lifts with a shaft beside them, and an enclosed stair to the façade. */
export function buildCore(plot: Plot, slot: Slot): Core {
  const frame = frameOf(plot, slot, 'north', SIZES.depth, false);
  const w = frame.width;
  const d = SIZES.depth;
  const stairs = quad(frame, T, 3.3, LANDING + T, d - 0.4);
  const rect = (s0: number, s1: number, v0: number, v1: number): Wall => ({
    kind: 'party',
    polygon: quad(frame, s0, s1, v0, v1),
  });
  const lift = (s0: number): Polygon => quad(frame, s0, s0 + 1.75, LANDING + T, LANDING + T + 1.9);
  const walls = [
    rect(0, T, 0, d),
    rect(w - T, w, 0, d),
    rect(0, w, d - 0.3, d),
    rect(0, 0.5, LANDING, LANDING + T),
    rect(1.5, 3.6, LANDING, LANDING + T),
    rect(3.3, 3.3 + T, LANDING, d),
    rect(5.3, 5.5, LANDING, LANDING + T + 2.1),
    rect(3.3, w, LANDING + T + 1.9, LANDING + 2 * T + 1.9),
    rect(4.9, 5.7, LANDING, LANDING + T),
    rect(w - 0.5, w, LANDING, LANDING + T),
  ];
  const doors: Core['doors'] = [
    {
      kind: 'inner',
      hinge: tidyPoint(frame.at(0.5, LANDING + T / 2)),
      jamb: tidyPoint(frame.at(1.5, LANDING + T / 2)),
      leaf: tidyPoint(frame.at(0.5, LANDING + T / 2 + 1)),
    },
  ];
  return {
    polygon: quad(frame, 0, w, 0, d),
    walls,
    stairs,
    treads: treads(frame.at, LANDING + 1.5, d - 1.9),
    lifts: [lift(3.5), lift(5.5)],
    doors,
    shaft: quad(frame, 3.55, w - T, LANDING + 2 * T + 1.9, d - 0.3),
  };
}

function treads(at: (s: number, v: number) => Point, from: number, to: number): (readonly [Point, Point])[] {
  const count = Math.floor((to - from) / 0.3);
  return Array.from({ length: count + 1 }, (_, i) => from + i * 0.3).flatMap(
    (v) =>
      [
        [tidyPoint(at(T, v)), tidyPoint(at(1.7, v))],
        [tidyPoint(at(1.85, v)), tidyPoint(at(3.3, v))],
      ] as const,
  );
}
