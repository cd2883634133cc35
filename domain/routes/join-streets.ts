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
 * What is joined within seconds, as counts: pieces listed in cells, pairs of pieces in one cell, places where two meet.
 * Five megabytes of a real city stay below.
 */
const most = { entries: 250_000, pairs: 20_000_000, meetings: 1_000_000 };

/**
 * Makes a graph of drawn streets, which need not share their corners: lines are joined where they cross, and ends that
 * stop short of a line are joined to it. What meets on different levels passes over. Null where they are too many or
 * too
 * long for it: lines around the world, or thousands in one place.
 */
export function joinStreets(streets: readonly Street[]): StreetGraph | null {
  const scale = scaleOf(streets);
  const pieces = piecesOf(streets, scale);
  return cutAll(streets, pieces) ? assemble(streets, pieces, scale) : null;
}

/** Cuts all pieces where they meet; gives up, and says so by false, once that would take too long. */
function cutAll(streets: readonly Street[], pieces: readonly Piece[]): boolean {
  const cells = sortIntoCells(pieces);
  if (cells === undefined) return false;
  let meetings = 0;
  for (const [cell, within] of cells) {
    for (let index = 0; index < within.length; index++) {
      for (let further = index + 1; further < within.length; further++) {
        const [one, other] = [within[index]!, within[further]!];
        if (levelOf(streets, one) === levelOf(streets, other) && cutBoth(one, other, cell)) meetings += 1;
      }
      if (meetings > most.meetings) return false;
    }
  }
  return true;
}

type Scale = { lng: number; lat: number };
const scaleOf = (streets: readonly Street[]): Scale => metresPerDegree(streets[0]?.points[0]?.[1] ?? 0);
const levelOf = (streets: readonly Street[], piece: Piece) => streets[piece.street]!.level ?? 0;

function piecesOf(streets: readonly Street[], scale: Scale): Piece[] {
  return streets.flatMap(({ points }, street) => {
    const corners = points.map(([lng, lat]) => ({ x: lng * scale.lng, y: lat * scale.lat }));
    return corners.slice(1).map((b, index) => ({ street, a: corners[index]!, b, cuts: [] }));
  });
}

const cellOf = (x: number, y: number) => Math.floor(x / cellSize) * 1_000_003 + Math.floor(y / cellSize);

/** Lists the pieces that pass through a cell of a grid, or near it; undefined where they are too many to compare. */
function sortIntoCells(pieces: readonly Piece[]): Map<number, Piece[]> | undefined {
  const cells = new Map<number, Piece[]>();
  let [entries, pairs] = [0, 0];
  for (const piece of pieces) {
    for (const cell of cellsAlong(piece)) {
      const list = cells.get(cell) ?? [];
      entries += 1;
      pairs += list.length;
      if (entries > most.entries || pairs > most.pairs) return undefined;
      if (list.push(piece) === 1) cells.set(cell, list);
    }
  }
  return cells;
}

/**
 * The cells that a piece passes within `meetWithin`: column by column, as many as it is long rather than as its box
 * holds.
 */
function* cellsAlong({ a, b }: Piece): Generator<number> {
  const [west, east] = a.x <= b.x ? [a, b] : [b, a];
  const yAt = (x: number) => west.y + (east.y - west.y) * Math.min(1, Math.max(0, (x - west.x) / (east.x - west.x)));
  for (let x = cellStart(west.x - meetWithin); x <= east.x + meetWithin; x += cellSize) {
    const [entry, exit] = east.x === west.x ? [west.y, east.y] : [yAt(x - meetWithin), yAt(x + cellSize + meetWithin)];
    for (let y = cellStart(Math.min(entry, exit) - meetWithin); y <= Math.max(entry, exit) + meetWithin; y += cellSize)
      yield cellOf(x, y);
  }
}

const cellStart = (value: number) => Math.floor(value / cellSize) * cellSize;

/**
 * Cuts two pieces where they cross, or where an end of one comes close to the other: in the one cell where that is.
 * Says whether they do.
 */
function cutBoth(one: Piece, other: Piece, cell: number): boolean {
  const [ux, uy, vx, vy] = [one.b.x - one.a.x, one.b.y - one.a.y, other.b.x - other.a.x, other.b.y - other.a.y];
  const [wx, wy] = [other.a.x - one.a.x, other.a.y - one.a.y];
  const cross = ux * vy - uy * vx;
  const [alongOne, alongOther] = [(wx * vy - wy * vx) / cross, (wx * uy - wy * ux) / cross];
  const isNear = (along: number, length: number) => along * length > -meetWithin && (along - 1) * length < meetWithin;
  if (Math.abs(cross) < 1e-6 || !isNear(alongOne, Math.hypot(ux, uy)) || !isNear(alongOther, Math.hypot(vx, vy)))
    return false;
  if (cellOf(one.a.x + ux * alongOne, one.a.y + uy * alongOne) !== cell) return false;
  one.cuts.push(alongOne);
  other.cuts.push(alongOther);
  return true;
}

/** Gives every cut and corner its node and every stretch between two its piece of the graph. */
function assemble(streets: readonly Street[], pieces: readonly Piece[], scale: Scale): StreetGraph {
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
    const stops = [...new Set([0, 1, ...cuts])]
      .sort((one, other) => one - other)
      .map((along) => nodeAt({ x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along }));
    for (const [index, node] of stops.slice(1).entries()) {
      if (node === stops[index]) continue;
      from!.push(stops[index]!);
      to!.push(node);
      kind!.push(streetKinds.indexOf(name));
      access!.push(given ?? accessOf(name));
    }
  }
  return buildGraph({
    lng: Float64Array.from(lng!),
    lat: Float64Array.from(lat!),
    from: Uint32Array.from(from!),
    to: Uint32Array.from(to!),
    kind: Uint8Array.from(kind!),
    access: Uint8Array.from(access!),
  });
}
