import { quad, type Frame } from './frame.ts';
import type { Cell, Layout } from './layout.ts';
import type { Furniture, RoomKind } from './types.ts';

/** The clear floor of a room in the coordinates of its home, on which pieces can be placed. */
interface Floor {
  s0: number;
  s1: number;
  v0: number;
  v1: number;
  width: number;
  depth: number;
  put(kind: string, s: number, v: number, w: number, d: number): Furniture;
}

/** Places furniture that fits into the room, against its walls and clear of its doors. */
export function furnish(frame: Frame, c: Cell, inset: readonly number[], layout: Layout): Furniture[] {
  const [left = 0, right = 0, back = 0, front = 0] = inset;
  const s0 = c.s0 + left;
  const s1 = c.s1 - right;
  const v0 = c.v0 + back;
  const v1 = c.v1 - front;
  const floor: Floor = {
    s0,
    s1,
    v0,
    v1,
    width: s1 - s0,
    depth: v1 - v0,
    put: (kind, s, v, w, d) => ({ kind, polygon: quad(frame, s, s + w, v, v + d) }),
  };
  return PIECES[c.kind](floor, c, layout);
}

const PIECES: Record<RoomKind, (floor: Floor, c: Cell, layout: Layout) => Furniture[]> = {
  living: (floor, c, layout) =>
    c.id === 'dining'
      ? dining(floor, floor.s0 + floor.width / 2, floor.v0 + floor.depth / 2)
      : living(floor, !layout.stair && !layout.cells.some((o) => o.kind === 'bedroom')),
  kitchen: (floor) => kitchen(floor),
  bedroom: (floor, c) => bedroom(floor, c.s0 > 0.01),
  bath: (floor) => bath(floor),
  dressing: (floor, c, layout) => dressing(floor, doorOnRight(c, layout)),
  hall: (floor, c, layout) => stairIn(floor, c, layout) ?? hall(floor),
  store: (floor) => [floor.put('shelf', floor.s0, floor.v0, floor.width, 0.45)],
};

function stairIn(floor: Floor, c: Cell, { stair }: Layout): Furniture[] | null {
  if (!stair || c.s0 > stair.s0 || c.s1 < stair.s1 || c.v0 > stair.v0) return null;
  return [floor.put('stair', stair.s0, stair.v0, stair.s1 - stair.s0, stair.v1 - stair.v0)];
}

function living(f: Floor, sleeps: boolean): Furniture[] {
  const out: Furniture[] = [];
  if (sleeps) {
    out.push(
      f.put('bed', f.s1 - 2.05, f.v1 - 2.3, 2.05, 1.6),
      f.put('pillow', f.s1 - 0.5, f.v1 - 2.2, 0.4, 0.65),
      f.put('pillow', f.s1 - 0.5, f.v1 - 1.45, 0.4, 0.65),
    );
    out.push(
      f.put('sofa', f.s0 + 0.05, f.v0 + 0.9, 0.85, 1.7),
      f.put('coffee', f.s0 + 1.25, f.v0 + 1.4, 0.55, 0.75),
      f.put('tv', f.s1 - 0.35, f.v0 + 0.9, 0.35, 1.6),
    );
    return out;
  }
  const middle = f.v0 + Math.min(f.depth * 0.62, f.depth - 1.08);
  if (f.depth > 3.2) out.push(f.put('rug', f.s0 + 0.5, middle - 1.15, Math.min(2.3, f.width - 0.9), 2.3));
  out.push(f.put('sofa', f.s0 + 0.05, middle - 1.05, 0.88, 2.1), f.put('coffee', f.s0 + 1.3, middle - 0.5, 0.6, 1));
  out.push(f.put('tv', f.s1 - 0.38, middle - 0.85, 0.38, 1.7));
  if (f.width > 2.9 && (f.depth <= 4.6 || f.depth > 5.6))
    out.push(f.put('armchair', f.s0 + 1.25, middle - 1.95, 0.75, 0.72));
  if (f.depth > 4.6) out.push(...dining(f, f.s0 + f.width / 2, f.v0 + 0.85));
  return out;
}

function dining(f: Floor, s: number, v: number): Furniture[] {
  const chairs = [-0.55, 0.12].flatMap((ds) => [
    f.put('chair', s + ds, v - 0.78, 0.43, 0.4),
    f.put('chair', s + ds, v + 0.4, 0.43, 0.4),
  ]);
  return [f.put('table', s - 0.75, v - 0.4, 1.5, 0.8), ...chairs];
}

function kitchen(f: Floor): Furniture[] {
  const length = f.depth;
  const out = [
    f.put('counter', f.s0, f.v0, 0.62, length),
    f.put('hob', f.s0 + 0.06, f.v0 + length - 1.32, 0.5, 0.6),
    f.put('sink', f.s0 + 0.1, f.v0 + 0.18, 0.42, 0.5),
  ];
  out.push(f.put('fridge', f.s0, f.v0 + length - 0.62, 0.65, 0.62));
  if (f.width > 2.6) out.push(f.put('island', f.s0 + 1.6, f.v0 + length / 2 - 0.75, 0.75, 1.5));
  return out;
}

function bedroom(f: Floor, doorLeft: boolean): Furniture[] {
  const double = f.depth > 2.6 && f.width > 2.25;
  const length = 2.0;
  const width = double ? 1.6 : 1.0;
  const v =
    f.v0 + (f.v0 < 0.4 ? 0.5 : Math.max(0.95, Math.min(f.depth * 0.5 - width / 2 + 0.3, f.depth - width - 0.6)));
  const s = doorLeft ? f.s1 - length : f.s0;
  const head = doorLeft ? f.s1 - 0.5 : f.s0 + 0.1;
  const out = [f.put('bed', s, v, length, width)];
  const pillows = double ? [0.1, 0.85] : [0.18];
  out.push(...pillows.map((dv) => f.put('pillow', head, v + dv, 0.4, 0.65)));
  const stand = doorLeft ? f.s1 - 0.42 : f.s0;
  if (v - f.v0 > 1) out.push(f.put('bedside', stand, v - 0.48, 0.42, 0.42));
  if (f.v1 - v - width > 0.5) out.push(f.put('bedside', stand, v + width + 0.06, 0.42, 0.42));
  if (f.depth > 4.6)
    out.push(f.put('wardrobe', doorLeft ? f.s1 - 0.6 : f.s0, f.v0 + 0.05, 0.6, Math.min(2, v - f.v0 - 0.6)));
  return out.filter((piece) => piece.polygon.length > 3);
}

function bath(f: Floor): Furniture[] {
  if (f.depth < 2)
    return [
      f.put('shower', f.s0, f.v0, 0.9, Math.min(1.2, f.depth)),
      f.put('wc', f.s0 + 1.08, f.v0, 0.38, 0.6),
      f.put('basin', f.s0 + 1.6, f.v0, Math.min(0.75, f.width - 1.65), 0.48),
    ];
  const wide = f.width > 2.1 && f.depth > 2.3;
  const first = wide
    ? f.put('tub', f.s0, f.v0, Math.min(1.75, f.width), 0.78)
    : f.put('shower', f.s0, f.v0, Math.min(1.2, f.width), 0.9);
  const wc = f.v0 + (wide ? 0.9 : 0.98);
  return [
    first,
    f.put('wc', f.s1 - 0.6, wc, 0.6, 0.38),
    f.put('basin', f.s1 - 0.48, wc + 0.48, 0.48, Math.min(0.75, f.v1 - wc - 0.52)),
  ];
}

function doorOnRight(c: Cell, layout: Layout): boolean {
  const beyond = layout.cells.filter((o) => Math.abs(o.s0 - c.s1) < 1e-6).map((o) => o.id);
  return layout.doors.some(({ between }) => between.includes(c.id) && between.some((id) => beyond.includes(id)));
}

function dressing(f: Floor, left: boolean): Furniture[] {
  return [f.put('wardrobe', left ? f.s0 : f.s1 - 0.58, f.v0, 0.58, f.depth)];
}

function hall(f: Floor): Furniture[] {
  return f.width > 2 && f.depth > 2 ? [f.put('wardrobe', f.s0, f.v0 + 0.05, 0.58, Math.min(1.4, f.depth - 0.3))] : [];
}
