import FlatQueue from 'flatqueue';
import type { SnappedPoint } from './snap-to-street.ts';
import { isPassable } from './passable.ts';
import { lengthOf, metresPerDegree, type Position } from './position.ts';
import type { StreetGraph } from './street-graph.ts';
import { speedsOf, type TravelMode } from './travel-modes.ts';

/** A way along streets: metres, seconds, and its points from start to end. */
export type StreetRoute = { metres: number; seconds: number; points: Position[] };

/** A node where a way may begin or end, with the seconds between it and the foothold. */
type Gate = { node: number; seconds: number };

const none = 0xffffffff;

/**
 * The quickest way between two footholds, by A* with the straight line at the highest speed as what is left at least.
 * Undefined where there is none.
 */
export function findRoute(
  graph: StreetGraph,
  mode: TravelMode,
  start: SnappedPoint,
  end: SnappedPoint,
): StreetRoute | undefined {
  const speeds = speedsOf(mode);
  const direct = alongOnePiece(graph, mode, speeds, start, end);
  const exits = new Map(gates(graph, mode, speeds, end, true).map((gate) => [gate.node, gate]));
  const search = createSearch(graph, mode, speeds, end.point);
  for (const gate of gates(graph, mode, speeds, start, false)) search.reach(gate.node, gate.seconds, none);
  let best = direct?.seconds ?? Infinity;
  let last: Gate | undefined;
  for (let node = search.next(best); node !== undefined; node = search.next(best)) {
    const exit = exits.get(node);
    const whole = exit ? search.seconds[node]! + exit.seconds : Infinity;
    if (whole < best) [best, last] = [whole, exit];
    search.expand(node);
  }
  if (last === undefined) return direct;
  const nodes = search.trace(last.node);
  const points: Position[] = [
    start.point,
    ...nodes.map((node): Position => [graph.lng[node]!, graph.lat[node]!]),
    end.point,
  ];
  return { ...measured(points), seconds: best };
}

function measured(points: Position[]): { metres: number; points: Position[] } {
  const distinct = points.filter(
    (point, index) => index === 0 || point[0] !== points[index - 1]![0] || point[1] !== points[index - 1]![1],
  );
  return { metres: lengthOf(distinct), points: distinct };
}

function createSearch(graph: StreetGraph, mode: TravelMode, speeds: Float64Array, goal: Position) {
  const seconds = new Float64Array(graph.lng.length).fill(Infinity);
  const before = new Uint32Array(graph.lng.length).fill(none);
  const done = new Uint8Array(graph.lng.length);
  const queue = new FlatQueue<number>();
  const fastest = Math.max(...speeds);
  const scale = metresPerDegree(goal[1]);
  // Flat and a hundredth short: cheap, and never more than what is really left within a city.
  const left = (node: number) =>
    (0.99 * Math.hypot((graph.lng[node]! - goal[0]) * scale.lng, (graph.lat[node]! - goal[1]) * scale.lat)) / fastest;
  const reach = (node: number, time: number, from: number) => {
    if (time >= seconds[node]!) return;
    seconds[node] = time;
    before[node] = from;
    queue.push(node, time + left(node));
  };
  /** The next node worth looking at, undefined once none can lead to less than `most` seconds. */
  const next = (most: number): number | undefined => {
    for (;;) {
      const estimate = queue.peekValue();
      const node = queue.pop();
      if (node === undefined || estimate === undefined || estimate >= most) return undefined;
      if (done[node] === 1) continue;
      done[node] = 1;
      return node;
    }
  };
  const expand = (node: number) => {
    for (let at = graph.first[node]!; at < graph.first[node + 1]!; at++) {
      const piece = graph.touching[at]!;
      const isBack = graph.to[piece] === node;
      if (!isPassable(graph, piece, isBack, mode)) continue;
      reach(
        isBack ? graph.from[piece]! : graph.to[piece]!,
        seconds[node]! + graph.metres[piece]! / speeds[graph.kind[piece]!]!,
        node,
      );
    }
  };
  const trace = (node: number): number[] => {
    const nodes = [node];
    for (let at = before[node]!; at !== none; at = before[at]!) nodes.push(at);
    return nodes.toReversed();
  };
  return { seconds, reach, next, expand, trace };
}

/** The ends of a foothold's piece by which a way leaves it, or with `arriving` comes to it. */
function gates(
  graph: StreetGraph,
  mode: TravelMode,
  speeds: Float64Array,
  { piece, along }: SnappedPoint,
  arriving: boolean,
): Gate[] {
  const speed = speeds[graph.kind[piece]!]!;
  const gate = (node: number, share: number): Gate => ({ node, seconds: (share * graph.metres[piece]!) / speed });
  const [first, second] = [gate(graph.from[piece]!, along), gate(graph.to[piece]!, 1 - along)];
  return [
    ...(isPassable(graph, piece, !arriving, mode) ? [first] : []),
    ...(isPassable(graph, piece, arriving, mode) ? [second] : []),
  ];
}

function alongOnePiece(
  graph: StreetGraph,
  mode: TravelMode,
  speeds: Float64Array,
  start: SnappedPoint,
  end: SnappedPoint,
): StreetRoute | undefined {
  if (start.piece !== end.piece || !isPassable(graph, start.piece, end.along < start.along, mode)) return undefined;
  const way = measured([start.point, end.point]);
  return { ...way, seconds: way.metres / speeds[graph.kind[start.piece]!]! };
}
