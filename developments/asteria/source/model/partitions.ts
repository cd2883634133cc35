import { quad, type Frame } from './frame.ts';
import { tidyPoint } from './geometry.ts';
import { HALF_PARTITION, type Cell, type Layout } from './layout.ts';
import type { Door, Wall } from './types.ts';

const LEAF = 0.85;
const NEAR = 1e-6;

/** The line between two rooms: `fixed` is its s (upright) or v (level), `from` and `to` are its ends. */
interface Line {
  upright: boolean;
  fixed: number;
  from: number;
  to: number;
}

/** The inner walls between rooms that do not open into each other, with their doors. */
export function partitions(frame: Frame, layout: Layout): { walls: Wall[]; doors: Door[] } {
  const walls: Wall[] = [];
  const doors: Door[] = [];
  layout.cells.forEach((a, i) =>
    layout.cells.slice(i + 1).forEach((b) => {
      const line = sharedLine(a, b);
      if (!line || layout.open.some((pair) => pair.includes(a.id) && pair.includes(b.id))) return;
      const door = layout.doors.find((d) => d.between.includes(a.id) && d.between.includes(b.id));
      if (!door) {
        walls.push(wall(frame, line, start(line), end(frame, line)));
        return;
      }
      const opening = doorStart(line, door.at ?? 0.5);
      walls.push(wall(frame, line, start(line), opening), wall(frame, line, opening + LEAF, end(frame, line)));
      doors.push(hang(frame, line, opening, opensInto(a, b, line)));
    }),
  );
  return { walls, doors };
}

/** Walls extend half their thickness beyond a corner to close it, but never through an outer wall. */
function start(line: Line): number {
  return Math.max(0, line.from - HALF_PARTITION);
}

function end(frame: Frame, line: Line): number {
  return Math.min(line.upright ? frame.depth : frame.width, line.to + HALF_PARTITION);
}

function sharedLine(a: Cell, b: Cell): Line | null {
  for (const [p, q] of [
    [a, b],
    [b, a],
  ] as const) {
    const v0 = Math.max(p.v0, q.v0);
    const v1 = Math.min(p.v1, q.v1);
    if (Math.abs(p.s1 - q.s0) < NEAR && v1 - v0 > 0.05) return { upright: true, fixed: p.s1, from: v0, to: v1 };
    const s0 = Math.max(p.s0, q.s0);
    const s1 = Math.min(p.s1, q.s1);
    if (Math.abs(p.v1 - q.v0) < NEAR && s1 - s0 > 0.05) return { upright: false, fixed: p.v1, from: s0, to: s1 };
  }
  return null;
}

function doorStart(line: Line, at: number): number {
  const middle = line.from + (line.to - line.from) * at;
  return Math.min(Math.max(middle - LEAF / 2, line.from + 0.08), line.to - LEAF - 0.08);
}

function wall(frame: Frame, line: Line, from: number, to: number): Wall {
  const h = HALF_PARTITION;
  const polygon = line.upright
    ? quad(frame, line.fixed, line.fixed, from, to, [-h, -h, 0, 0])
    : quad(frame, from, to, line.fixed - h, line.fixed + h);
  return { kind: 'partition', polygon };
}

/** The direction in which a door opens, away from circulation; +1 is towards greater s or v. */
function opensInto(a: Cell, b: Cell, line: Line): 1 | -1 {
  const rank = (c: Cell): number =>
    c.kind === 'hall' || c.kind === 'kitchen' ? 0 : c.kind === 'dressing' || c.kind === 'bedroom' ? 1 : 2;
  const target = rank(a) > rank(b) ? a : b;
  const start = line.upright ? target.s0 : target.v0;
  return Math.abs(start - line.fixed) < NEAR ? 1 : -1;
}

function hang(frame: Frame, line: Line, opening: number, towards: 1 | -1): Door {
  const point = (along: number, off: number) =>
    tidyPoint(line.upright ? frame.at(line.fixed + off, along) : frame.at(along, line.fixed + off));
  return {
    kind: 'inner',
    hinge: point(opening, 0),
    jamb: point(opening + LEAF, 0),
    leaf: point(opening, towards * LEAF),
  };
}
