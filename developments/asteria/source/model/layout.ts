import type { RoomKind } from './types.ts';

/** A room as a rectangle in the coordinates of the home: across from `s0` to `s1`, in depth from `v0` to `v1`. */
export interface Cell {
  id: string;
  kind: RoomKind;
  s0: number;
  s1: number;
  v0: number;
  v1: number;
}
export interface Edge {
  thickness: number;
  windows: boolean;
  wall: 'party' | 'corridor' | 'facade';
}
export interface Edges {
  left: Edge;
  right: Edge;
  back: Edge;
  front: Edge;
}

/** The rooms of a home, which of them open into each other, and which have a door between them. */
export interface Layout {
  cells: Cell[];
  open: readonly (readonly [string, string])[];
  /** `at` is the middle of the door along the shared wall, 0 to 1. */
  doors: readonly { between: readonly [string, string]; at?: number }[];
  entrance: { cell: string; at: number } | null;
  stair: { s0: number; s1: number; v0: number; v1: number } | null;
}

export const PARTY: Edge = { thickness: 0.125, windows: false, wall: 'party' };
export const CORRIDOR: Edge = { thickness: 0.2, windows: false, wall: 'corridor' };
export const FACADE: Edge = { thickness: 0.3, windows: true, wall: 'facade' };
export const BLIND: Edge = { thickness: 0.3, windows: false, wall: 'facade' };

/** Half the thickness of an inner wall, kept free on both sides of the line between two rooms. */
export const HALF_PARTITION = 0.05;

export function cell(id: string, kind: RoomKind, s0: number, s1: number, v0: number, v1: number): Cell {
  return { id, kind, s0, s1, v0, v1 };
}

/** The position of the front door in the back wall, from and to in metres across; null without one. */
export function entranceSpan(layout: Layout): readonly [number, number] | null {
  const hall = layout.cells.find((c) => c.id === layout.entrance?.cell);
  if (!hall || !layout.entrance) return null;
  const middle = hall.s0 + (hall.s1 - hall.s0) * layout.entrance.at;
  return [middle - 0.5, middle + 0.5];
}
