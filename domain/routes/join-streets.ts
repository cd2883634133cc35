import { metresPerDegree, type Position } from './position.ts';
import { buildGraph, type StreetGraph } from './street-graph.ts';
import { accessOf, streetKinds, type StreetKind } from './street-kinds.ts';

/** A street as it is drawn: a line in degrees. Streets of the same level join where they cross; `access` holds bits. */
export type Street = { points: readonly Position[]; kind: StreetKind; access?: number; level?: number };

type Flat = { x: number; y: number };
type Piece = { street: number; a: Flat; b: Flat; cuts: number[] };

/** An end that stops this near to another street is meant to meet it, in metres. */
const meetWithin = 18;
/** Corners this near are one, in metres. */
const sameWithin = 1;
const cellSize = 250;

/**
 * Makes a graph of drawn streets, which need not share their corners: lines are joined where they cross, and ends that
 * stop short of a line are joined to it. What meets on different levels passes over.
 */
export function joinStreets(streets: readonly Street[]): StreetGraph {
  const scale = metresPerDegree(streets[0]?.points[0]?.[1] ?? 0);
  const pieces = streets.flatMap(({ points }, street) => piecesOf(points.map(([lng, lat]) => ({ x: lng * scale.lng, y: lat * scale.lat })), street));
  for (const [cell, within] of sortIntoCells(pieces)) {
    for (const [index, one] of within.entries()) {
      for (const other of within.slice(index + 1)) if (levelOf(streets, one) === levelOf(streets, other)) cutBoth(one, other, cell);
    }
  }
  return assemble(streets, pieces, scale);
}

const levelOf = (streets: readonly Street[], piece: Piece) => streets[piece.street]!.level ?? 0;

function piecesOf(corners: Flat[], street: number): Piece[] {
  return corners.slice(1).map((b, index) => ({ street, a: corners[index]!, b, cuts: [] }));
}

const cellOf = (x: number, y: number) => Math.floor(x / cellSize) * 1_000_003 + Math.floor(y / cellSize);

/** Lists the pieces whose box, with what is near it, shares a cell of a grid. */
function sortIntoCells(pieces: readonly Piece[]): Map<number, Piece[]> {
  const cells = new Map<number, Piece[]>();
  const firstOf = (one: number, other: number) => Math.floor((Math.min(one, other) - meetWithin) / cellSize) * cellSize;
  for (const piece of pieces) {
    const { a, b } = piece;
    for (let x = firstOf(a.x, b.x); x <= Math.max(a.x, b.x) + meetWithin; x += cellSize) {
      for (let y = firstOf(a.y, b.y); y <= Math.max(a.y, b.y) + meetWithin; y += cellSize) {
        const list = cells.get(cellOf(x, y));
        if (list) list.push(piece);
        else cells.set(cellOf(x, y), [piece]);
      }
    }
  }
  return cells;
}

/** Cuts two pieces where they cross, or where an end of one comes close to the other: in the one cell where that is. */
function cutBoth(one: Piece, other: Piece, cell: number): void {
  const [ux, uy, vx, vy] = [one.b.x - one.a.x, one.b.y - one.a.y, other.b.x - other.a.x, other.b.y - other.a.y];
  const [wx, wy] = [other.a.x - one.a.x, other.a.y - one.a.y];
  const cross = ux * vy - uy * vx;
  const [alongOne, alongOther] = [(wx * vy - wy * vx) / cross, (wx * uy - wy * ux) / cross];
  const isNear = (along: number, length: number) => along * length > -meetWithin && (along - 1) * length < meetWithin;
  if (Math.abs(cross) < 1e-6 || !isNear(alongOne, Math.hypot(ux, uy)) || !isNear(alongOther, Math.hypot(vx, vy))) return;
  if (cellOf(one.a.x + ux * alongOne, one.a.y + uy * alongOne) !== cell) return;
  one.cuts.push(alongOne);
  other.cuts.push(alongOther);
}

/** Gives every cut and corner its node and every stretch between two its piece of the graph. */
function assemble(streets: readonly Street[], pieces: readonly Piece[], scale: { lng: number; lat: number }): StreetGraph {
  const nodes = new Map<string, number>();
  const [lng, lat, from, to, kind, access]: number[][] = [[], [], [], [], [], []];
  const nodeAt = ({ x, y }: Flat): number => {
    const key = `${Math.round(x / sameWithin)} ${Math.round(y / sameWithin)}`;
    const known = nodes.get(key);
    if (known !== undefined) return known;
    nodes.set(key, nodes.size);
    lng!.push(x / scale.lng);
    lat!.push(y / scale.lat);
    return nodes.size - 1;
  };
  for (const { street, a, b, cuts } of pieces) {
    const { kind: name, access: given } = streets[street]!;
    // Cuts just beyond an end lengthen the piece to where it meets the other.
    const stops = [...new Set([0, 1, ...cuts])].sort((one, other) => one - other).map((along) => nodeAt({ x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along }));
    for (const [index, node] of stops.slice(1).entries()) {
      if (node === stops[index]) continue;
      from!.push(stops[index]!);
      to!.push(node);
      kind!.push(streetKinds.indexOf(name));
      access!.push(given ?? accessOf(name));
    }
  }
  return buildGraph({ lng: Float64Array.from(lng!), lat: Float64Array.from(lat!), from: Uint32Array.from(from!), to: Uint32Array.from(to!), kind: Uint8Array.from(kind!), access: Uint8Array.from(access!) });
}
