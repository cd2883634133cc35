import { tidy } from './geometry.ts';
import type { Point, Polygon } from './types.ts';

/**
 * The coordinates of a home in metres: `s` runs across it from one side wall to the other, `v` from the back (corridor)
 * to the front (terrace). `shift` moves a point sideways by actual metres if the side walls are not parallel.
 */
export interface Frame {
  width: number;
  depth: number;
  at(s: number, v: number, shift?: number): Point;
}

interface Arc {
  centre: Point;
  from: number;
  to: number;
  back: number;
  outward: 1 | -1;
}

/**
 * A slice of the arc between two angles (radians from north, clockwise), from the radius `back` inwards or outwards.
 */
export function arcFrame(arc: Arc, depth: number): Frame {
  const width = (arc.to - arc.from) * (arc.back + (arc.outward * depth) / 2);
  const at = (s: number, v: number, shift = 0): Point => {
    const angle = arc.from + (s / width) * (arc.to - arc.from);
    const r = arc.back + arc.outward * v;
    return [
      arc.centre[0] + r * Math.sin(angle) + shift * Math.cos(angle),
      arc.centre[1] + r * Math.cos(angle) - shift * Math.sin(angle),
    ];
  };
  return { width, depth, at };
}

/**
 * A rectangle at `origin` (the middle of its back wall), rotated anticlockwise by `rotation` degrees; at 0 its front
 * faces south.
 */
export function straightFrame(origin: Point, rotation: number, width: number, depth: number): Frame {
  const c = Math.cos((rotation * Math.PI) / 180);
  const n = Math.sin((rotation * Math.PI) / 180);
  const at = (s: number, v: number, shift = 0): Point => {
    const x = s - width / 2 + shift;
    const y = -v;
    return [origin[0] + x * c - y * n, origin[1] + x * n + y * c];
  };
  return { width, depth, at };
}

/** The mirrored frame, with left and right swapped. */
export function mirror(frame: Frame): Frame {
  return { ...frame, at: (s, v, shift = 0) => frame.at(frame.width - s, v, -shift) };
}

/**
 * A four-sided area whose front and back follow the curve of the frame, with an inset from left, right, back and front.
 */
export function quad(
  frame: Frame,
  s0: number,
  s1: number,
  v0: number,
  v1: number,
  inset: readonly number[] = [0, 0, 0, 0],
): Polygon {
  const [left = 0, right = 0, back = 0, front = 0] = inset;
  const steps = Math.max(1, Math.ceil((s1 - s0) / 2.6));
  const edge = (v: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) =>
      frame.at(s0 + ((s1 - s0) * i) / steps, v, left + ((-right - left) * i) / steps),
    );
  return tidy([...edge(v0 + back), ...edge(v1 - front).toReversed()]);
}
