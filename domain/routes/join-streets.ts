import { metresPerDegree, type Position } from './position.ts';
import { createGraphBuilder } from './graph-builder.ts';
import type { StreetGraph } from './street-graph.ts';
import { accessOf, type StreetKind } from './street-kinds.ts';

/**
 * A drawn street: a line in degrees. Streets on the same level join where they cross. `access` holds the bits of
 * `street-kinds.ts`; if omitted, they follow from the kind.
 */
export type Street = { points: readonly Position[]; kind: StreetKind; access?: number; level?: number };

type Flat = { x: number; y: number };
/** A straight part of a street. `cuts` are positions along it, from 0 to 1, where others meet it. */
type Segment = { street: number; a: Flat; b: Flat; cuts: number[] };

/** An end that stops within this many metres of another street is taken to meet it. */
const meetDistance = 18;
/** Corners within this many metres of each other become one node. */
const joinDistance = 1;
/** The width of a cell of the grid, in metres. */
const cellSize = 250;

/**
 * What can be joined within seconds: entries of segments in cells, pairs of segments in the same cell, and crossings.
 * Five megabytes of a real city stay below these limits.
 */
const limits = { entries: 250_000, pairs: 20_000_000, meetings: 1_000_000 };

/**
 * Builds a graph from drawn streets. They need not share corners: lines are joined where they cross, and an end that
 * stops short of a line is joined to it. Streets on different levels pass over each other. Returns null if there are
 * too many streets or they are too long: lines around the world, or thousands in one place.
 */
export function joinStreets(streets: readonly Street[]): StreetGraph | null {
  const scale = scaleOf(streets);
  const segments = segmentsOf(streets, scale);
  return splitAll(streets, segments) ? assemble(streets, segments, scale) : null;
}

/** Cuts all segments where they meet. Returns false if it gave up because that would take too long. */
function splitAll(streets: readonly Street[], segments: readonly Segment[]): boolean {
  const cells = sortIntoCells(segments);
  if (cells === undefined) return false;
  let meetings = 0;
  for (const [cell, within] of cells) {
    for (let index = 0; index < within.length; index++) {
      const one = within[index]!;
      for (let otherIndex = index + 1; otherIndex < within.length; otherIndex++) {
        const other = within[otherIndex]!;
        if (levelOf(streets, one) === levelOf(streets, other) && splitPair(one, other, cell)) meetings += 1;
      }
      if (meetings > limits.meetings) return false;
    }
  }
  return true;
}

type Scale = { lng: number; lat: number };
const scaleOf = (streets: readonly Street[]): Scale => metresPerDegree(streets[0]?.points[0]?.[1] ?? 0);
const levelOf = (streets: readonly Street[], segment: Segment) => streets[segment.street]!.level ?? 0;

function segmentsOf(streets: readonly Street[], scale: Scale): Segment[] {
  return streets.flatMap(({ points }, street) => {
    const corners = points.map(([lng, lat]) => ({ x: lng * scale.lng, y: lat * scale.lat }));
    return corners.slice(1).map((b, index) => ({ street, a: corners[index]!, b, cuts: [] }));
  });
}

const cellOf = (x: number, y: number) => Math.floor(x / cellSize) * 1_000_003 + Math.floor(y / cellSize);

/** Lists the segments that pass through or near each cell of a grid; undefined if there are too many to compare. */
function sortIntoCells(segments: readonly Segment[]): Map<number, Segment[]> | undefined {
  const cells = new Map<number, Segment[]>();
  let entries = 0;
  let pairs = 0;
  for (const segment of segments) {
    for (const cell of cellsAlong(segment)) {
      const list = cells.get(cell) ?? [];
      entries += 1;
      pairs += list.length;
      if (entries > limits.entries || pairs > limits.pairs) return undefined;
      if (list.push(segment) === 1) cells.set(cell, list);
    }
  }
  return cells;
}

/**
 * The cells within `meetDistance` of a segment. They are found column by column, so that their number grows with the
 * length of the segment and not with the area of its bounding box.
 */
function* cellsAlong({ a, b }: Segment): Generator<number> {
  const [west, east] = a.x <= b.x ? [a, b] : [b, a];
  const yAt = (x: number) => west.y + (east.y - west.y) * Math.min(1, Math.max(0, (x - west.x) / (east.x - west.x)));
  for (let x = cellStart(west.x - meetDistance); x <= east.x + meetDistance; x += cellSize) {
    const [entry, exit] =
      east.x === west.x ? [west.y, east.y] : [yAt(x - meetDistance), yAt(x + cellSize + meetDistance)];
    for (
      let y = cellStart(Math.min(entry, exit) - meetDistance);
      y <= Math.max(entry, exit) + meetDistance;
      y += cellSize
    )
      yield cellOf(x, y);
  }
}

const cellStart = (value: number) => Math.floor(value / cellSize) * cellSize;

/**
 * Cuts two segments where they cross, or where an end of one comes close to the other, if that is in the given cell.
 * Returns whether they were cut.
 */
function splitPair(one: Segment, other: Segment, cell: number): boolean {
  const ux = one.b.x - one.a.x;
  const uy = one.b.y - one.a.y;
  const vx = other.b.x - other.a.x;
  const vy = other.b.y - other.a.y;
  const wx = other.a.x - one.a.x;
  const wy = other.a.y - one.a.y;
  const cross = ux * vy - uy * vx;
  const positionOnOne = (wx * vy - wy * vx) / cross;
  const positionOnOther = (wx * uy - wy * ux) / cross;
  const isNear = (along: number, length: number) =>
    along * length > -meetDistance && (along - 1) * length < meetDistance;
  if (
    Math.abs(cross) < 1e-6 ||
    !isNear(positionOnOne, Math.hypot(ux, uy)) ||
    !isNear(positionOnOther, Math.hypot(vx, vy))
  )
    return false;
  if (cellOf(one.a.x + ux * positionOnOne, one.a.y + uy * positionOnOne) !== cell) return false;
  one.cuts.push(positionOnOne);
  other.cuts.push(positionOnOther);
  return true;
}

/** Turns every cut and corner into a node, and every stretch between two into an edge of the graph. */
function assemble(streets: readonly Street[], segments: readonly Segment[], scale: Scale): StreetGraph {
  const graph = createGraphBuilder();
  const nodeAt = ({ x, y }: Flat): number =>
    graph.nodeAt(`${Math.round(x / joinDistance)} ${Math.round(y / joinDistance)}`, x / scale.lng, y / scale.lat);
  for (const { street, a, b, cuts } of segments) {
    const { kind, access = accessOf(kind) } = streets[street]!;
    // A cut just beyond an end lengthens the segment to where it meets the other.
    const stops = [...new Set([0, 1, ...cuts])]
      .sort((one, other) => one - other)
      .map((along) => nodeAt({ x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along }));
    for (const [index, node] of stops.slice(1).entries()) graph.connect(stops[index]!, node, kind, access);
  }
  return graph.build();
}
