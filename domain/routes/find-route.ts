import FlatQueue from 'flatqueue';
import type { SnappedPoint } from './snap-to-street.ts';
import { isPassable } from './passable.ts';
import { lengthOf, metresPerDegree, type Position } from './position.ts';
import type { StreetGraph } from './street-graph.ts';
import { speedsOf, type TravelMode } from './travel-modes.ts';

/** A route along streets: metres, seconds, and its points from start to end. */
type StreetRoute = { metres: number; seconds: number; points: Position[] };

/** An end of the edge that a point was snapped to, with the seconds between the node and the point. */
type Access = { node: number; seconds: number };

const noNode = 0xffffffff;

/**
 * The quickest route between two snapped points; undefined if there is none. This is A*, whose heuristic is the
 * straight line at the highest speed.
 */
export function findRoute(
  graph: StreetGraph,
  mode: TravelMode,
  start: SnappedPoint,
  end: SnappedPoint,
): StreetRoute | undefined {
  const travel: Travel = { graph, mode, speeds: speedsOf(mode) };
  const direct = alongOneEdge(travel, start, end);
  const exits = new Map(accessNodes(travel, end, 'arrive').map((exit) => [exit.node, exit]));
  const search = createSearch(travel, end.point);
  for (const entry of accessNodes(travel, start, 'leave')) search.reach(entry.node, entry.seconds, noNode);
  let best = direct?.seconds ?? Infinity;
  let bestExit: Access | undefined;
  for (let node = search.next(best); node !== undefined; node = search.next(best)) {
    const exit = exits.get(node);
    const total = exit ? search.seconds[node]! + exit.seconds : Infinity;
    if (total < best) {
      best = total;
      bestExit = exit;
    }
    search.expand(node);
  }
  if (bestExit === undefined) return direct;
  const nodes = search.trace(bestExit.node);
  const points: Position[] = [
    start.point,
    ...nodes.map((node): Position => [graph.lng[node]!, graph.lat[node]!]),
    end.point,
  ];
  return { ...measureLine(points), seconds: best };
}

/** The length of a line, and its points without repetitions. */
function measureLine(points: Position[]): { metres: number; points: Position[] } {
  const distinct = points.filter(
    (point, index) => index === 0 || point[0] !== points[index - 1]![0] || point[1] !== points[index - 1]![1],
  );
  return { metres: lengthOf(distinct), points: distinct };
}

function createSearch({ graph, mode, speeds }: Travel, goal: Position) {
  const seconds = new Float64Array(graph.lng.length).fill(Infinity);
  const previous = new Uint32Array(graph.lng.length).fill(noNode);
  const done = new Uint8Array(graph.lng.length);
  const queue = new FlatQueue<number>();
  const fastest = Math.max(...speeds);
  const scale = metresPerDegree(goal[1]);
  // Flat geometry minus one percent: cheap, and within a city never an overestimate.
  const estimateRest = (node: number) =>
    (0.99 * Math.hypot((graph.lng[node]! - goal[0]) * scale.lng, (graph.lat[node]! - goal[1]) * scale.lat)) / fastest;
  const reach = (node: number, time: number, from: number) => {
    if (time >= seconds[node]!) return;
    seconds[node] = time;
    previous[node] = from;
    queue.push(node, time + estimateRest(node));
  };
  /** The next node to expand; undefined once none can lead to a route of less than `maxSeconds`. */
  const next = (maxSeconds: number): number | undefined => {
    for (;;) {
      const estimate = queue.peekValue();
      const node = queue.pop();
      if (node === undefined || estimate === undefined || estimate >= maxSeconds) return undefined;
      if (done[node] === 1) continue;
      done[node] = 1;
      return node;
    }
  };
  const expand = (node: number) => {
    for (let index = graph.first[node]!; index < graph.first[node + 1]!; index++) {
      const edge = graph.touching[index]!;
      const isBack = graph.to[edge] === node;
      if (!isPassable(graph, edge, isBack, mode)) continue;
      reach(
        isBack ? graph.from[edge]! : graph.to[edge]!,
        seconds[node]! + graph.metres[edge]! / speeds[graph.kind[edge]!]!,
        node,
      );
    }
  };
  const trace = (node: number): number[] => {
    const nodes = [node];
    for (let current = previous[node]!; current !== noNode; current = previous[current]!) nodes.push(current);
    return nodes.toReversed();
  };
  return { seconds, reach, next, expand, trace };
}

/** The streets, and how they are travelled; `speeds` are metres per second by kind of street. */
type Travel = { graph: StreetGraph; mode: TravelMode; speeds: Float64Array };

/** The ends of a snapped point's edge through which a route may leave the point or arrive at it. */
function accessNodes(
  { graph, mode, speeds }: Travel,
  { edge, along }: SnappedPoint,
  use: 'leave' | 'arrive',
): Access[] {
  const arriving = use === 'arrive';
  const speed = speeds[graph.kind[edge]!]!;
  const seconds = (share: number) => (share * graph.metres[edge]!) / speed;
  const nodes: Access[] = [];
  if (isPassable(graph, edge, !arriving, mode)) nodes.push({ node: graph.from[edge]!, seconds: seconds(along) });
  if (isPassable(graph, edge, arriving, mode)) nodes.push({ node: graph.to[edge]!, seconds: seconds(1 - along) });
  return nodes;
}

function alongOneEdge(
  { graph, mode, speeds }: Travel,
  start: SnappedPoint,
  end: SnappedPoint,
): StreetRoute | undefined {
  if (start.edge !== end.edge || !isPassable(graph, start.edge, end.along < start.along, mode)) return undefined;
  const line = measureLine([start.point, end.point]);
  return { ...line, seconds: line.metres / speeds[graph.kind[start.edge]!]! };
}
