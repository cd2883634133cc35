import { quad, type Frame } from './frame.ts';
import { tidyPoint } from './geometry.ts';
import { entranceSpan, type Cell, type Edge, type Edges, type Layout } from './layout.ts';
import type { Wall, Window } from './types.ts';

const NEAR = 1e-6;
type Name = keyof Edges;
interface Opening {
  from: number;
  to: number;
  kind: Window['kind'];
  sill: number;
}

/** The four outer walls of a home, with the entrance and a window for every room on an outer wall. */
export function outerWalls(frame: Frame, layout: Layout, edges: Edges): { walls: Wall[]; windows: Window[] } {
  const walls: Wall[] = [];
  const windows: Window[] = [];
  for (const name of ['left', 'right', 'back', 'front'] as const) {
    const edge = edges[name];
    const openings = edge.windows ? windowsOn(name, frame, layout) : [];
    const door = name === 'back' ? entranceSpan(layout) : null;
    const gaps = [...openings, ...(door ? [{ from: door[0], to: door[1] }] : [])].toSorted((a, b) => a.from - b.from);
    let start = 0;
    for (const gap of [...gaps, { from: length(name, frame), to: 0 }]) {
      if (gap.from - start > NEAR) walls.push({ kind: edge.wall, polygon: strip(name, frame, edge, start, gap.from) });
      start = gap.to;
    }
    windows.push(...openings.map((o) => toWindow(name, frame, edge, o)));
  }
  return { walls, windows };
}

function length(name: Name, frame: Frame): number {
  return name === 'left' || name === 'right' ? frame.depth : frame.width;
}

function strip(name: Name, frame: Frame, edge: Edge, from: number, to: number) {
  const t = edge.thickness;
  if (name === 'left') return quad(frame, 0, 0, from, to, [0, -t, 0, 0]);
  if (name === 'right') return quad(frame, frame.width, frame.width, from, to, [-t, 0, 0, 0]);
  return name === 'back' ? quad(frame, from, to, 0, t) : quad(frame, from, to, frame.depth - t, frame.depth);
}

function windowsOn(name: Name, frame: Frame, layout: Layout): Opening[] {
  const door = name === 'back' ? entranceSpan(layout) : null;
  return layout.cells
    .filter((c) => touches(name, c, frame))
    .flatMap((c) => {
      const [from, to] = name === 'left' || name === 'right' ? [c.v0, c.v1] : [c.s0, c.s1];
      const opening = openingFor(c, from, to, name === 'front');
      const clash = door && opening && opening.from < door[1] + 0.2 && opening.to > door[0] - 0.2;
      return opening && !clash ? [opening] : [];
    });
}

function touches(name: Name, c: Cell, frame: Frame): boolean {
  if (name === 'left') return c.s0 < NEAR;
  if (name === 'right') return c.s1 > frame.width - NEAR;
  return name === 'back' ? c.v0 < NEAR : c.v1 > frame.depth - NEAR;
}

/** Living rooms open wide to the terrace, bedrooms for most of their width; wet rooms have a small high window. */
function openingFor(c: Cell, from: number, to: number, front: boolean): Opening | null {
  const room = to - from;
  const middle = (from + to) / 2;
  const centred = (width: number, kind: Window['kind'], sill: number): Opening => ({
    from: middle - width / 2,
    to: middle + width / 2,
    kind,
    sill,
  });
  if (room < 1.5) return null;
  if (front && c.kind === 'living') return centred(room - 0.5, 'sliding', 0);
  if (front && (c.kind === 'bedroom' || c.kind === 'kitchen')) return centred(Math.max(1.4, room - 0.8), 'sliding', 0);
  if (c.kind === 'bath' || c.kind === 'store') return centred(0.7, 'window', 1.5);
  if (c.kind === 'hall' || c.kind === 'dressing') return null;
  return centred(Math.min(1.6, room - 0.9), 'window', 0.9);
}

function toWindow(name: Name, frame: Frame, edge: Edge, o: Opening): Window {
  const point = (along: number) => {
    if (name === 'left') return frame.at(0, along);
    if (name === 'right') return frame.at(frame.width, along);
    return frame.at(along, name === 'back' ? 0 : frame.depth);
  };
  const a = point(o.from);
  const b = point(o.to);
  const middle = frame.at(frame.width / 2, frame.depth / 2);
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const sign = dx * (middle[1] - a[1]) - dy * (middle[0] - a[0]) > 0 ? 1 : -1;
  return {
    kind: o.kind,
    a: tidyPoint(a),
    b: tidyPoint(b),
    inner: tidyPoint([(-dy / long) * sign, (dx / long) * sign]),
    depth: edge.thickness,
    sill: o.sill,
    head: 2.6,
  };
}
