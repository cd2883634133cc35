import { area, squareMetres, tidy, tidyPoint } from './geometry.ts';
import { arcFrame, mirror, type Frame } from './frame.ts';
import { SIZES, type Plot, type Slot } from './plot.ts';
import type { Point, Polygon, Side } from './types.ts';

/** The direction of a side of the building along the radius: homes in the north lie outwards of the corridor. */
const outwardOf = (side: Side): 1 | -1 => (side === 'north' ? 1 : -1);

/** The radius of the line between the corridor and the homes of a side, in metres. */
const corridorEdge = (plot: Plot, side: Side): number => plot.radius + (outwardOf(side) * SIZES.corridor) / 2;

/** The frame of one slot, from the corridor to the façade. */
export function frameOf(
  plot: Plot,
  slot: { from: number; to: number },
  side: Side,
  depth: number,
  mirrored: boolean,
): Frame {
  const frame = arcFrame(
    {
      centre: plot.centre,
      from: slot.from,
      to: slot.to,
      back: corridorEdge(plot, side),
      outward: outwardOf(side),
    },
    depth,
  );
  return mirrored ? mirror(frame) : frame;
}

/** The point at an angle in radians from north, clockwise, and a radius in metres. */
export function polar(plot: Plot, angle: number, r: number): Point {
  return [plot.centre[0] + r * Math.sin(angle), plot.centre[1] + r * Math.cos(angle)];
}

/** Points along the arc about `step` metres apart, with a radius that may depend on the angle. */
export function along(plot: Plot, from: number, to: number, radius: (angle: number) => number, step = 1.4): Point[] {
  const count = Math.max(2, Math.ceil((Math.abs(to - from) * plot.radius) / step));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count;
    return polar(plot, angle, radius(angle));
  });
}

/** How far the slab extends beyond the façade of typical storeys: a slow wave that is shifted from storey to storey. */
export function slabReach(plot: Plot, level: number, side: Side): (angle: number) => number {
  if (level === 8) return () => SIZES.terrace;
  const waves = Math.max(2, Math.round(plot.bays / 6));
  const phase = level * 0.85 + (side === 'north' ? 1.7 : 0);
  return (angle) => SIZES.terrace + SIZES.wave * Math.sin((angle / plot.halfAngle) * Math.PI * waves * 0.5 + phase);
}

/** The radius of the façade of a side whose homes are `depth` metres deep. */
export function facadeRadius(plot: Plot, side: Side, depth: number): number {
  return plot.radius + outwardOf(side) * (SIZES.corridor / 2 + depth);
}

/** The strip of one slot between two distances from the corridor line. */
export function strip(
  plot: Plot,
  slot: { from: number; to: number },
  side: Side,
  near: number,
  far: (angle: number) => number,
): Polygon {
  const sign = outwardOf(side);
  const base = corridorEdge(plot, side);
  return tidy([
    ...along(plot, slot.from, slot.to, () => base + sign * near),
    ...along(plot, slot.to, slot.from, (a) => base + sign * far(a)),
  ]);
}

/** The deep terrace round the end of the set-back storey: the front strip and the deck over the storey below. */
export function endTerrace(plot: Plot, slot: Slot, side: Side, depth: number, far: (angle: number) => number): Polygon {
  const sign = outwardOf(side);
  const base = corridorEdge(plot, side);
  const [inner, edge] = slot.end === 'west' ? [slot.to, -plot.halfAngle] : [slot.from, plot.halfAngle];
  const gable = slot.end === 'west' ? slot.from : slot.to;
  return tidy([
    ...along(plot, inner, gable, () => base + sign * depth),
    polar(plot, gable, base),
    ...along(plot, gable, edge, () => base).slice(1),
    ...along(plot, edge, inner, (a) => base + sign * far(a)),
  ]);
}

/** The middle of the back wall, the direction from there to the front as a vector of a metre, and the size. */
export function axisOf(frame: Frame): { at: Point; towards: Point; width: number; depth: number } {
  const at = frame.at(frame.width / 2, 0);
  const front = frame.at(frame.width / 2, 1);
  return {
    at: tidyPoint(at),
    towards: tidyPoint([front[0] - at[0], front[1] - at[1]]),
    width: squareMetres(frame.width * 10) / 10,
    depth: frame.depth,
  };
}

/** The area as it is stated, in m² with one decimal; 0 if there is none. */
export function areaOf(polygon: Polygon | null): number {
  return polygon ? squareMetres(area(polygon)) : 0;
}
