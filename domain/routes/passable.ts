import { access } from './street-kinds.ts';
import type { StreetGraph } from './street-graph.ts';
import { travelModes, type TravelMode } from './travel-modes.ts';

/** Whether a piece may be gone along, `back` being against its direction. */
export function mayGo(graph: StreetGraph, piece: number, back: boolean, mode: TravelMode): boolean {
  const needed = mode === 'WALKING' ? access.walk : back ? access.driveBack : access.driveOn;
  return (graph.access[piece]! & needed) !== 0;
}

/** Whether a way may begin or end on a piece. */
export function mayBegin(graph: StreetGraph, piece: number, mode: TravelMode): boolean {
  return (graph.access[piece]! & beginBits[mode]) !== 0;
}

const beginBits = { WALKING: access.beginsWalk, DRIVING: access.beginsDrive } as const satisfies Record<TravelMode, number>;

/**
 * Marks the pieces on which a way may begin or end: those of the largest part of the graph in which every node is reached
 * from every other. Whoever began on an island, or in a one-way street out of the map, would get nowhere.
 */
export function markBegins(graph: StreetGraph): StreetGraph {
  const marked = graph.access.map((bits) => bits & ~(access.beginsWalk | access.beginsDrive));
  for (const mode of travelModes) {
    const part = largestPart(graph, mode);
    graph.from.forEach((a, piece) => {
      const isOpen = mayGo(graph, piece, false, mode) || mayGo(graph, piece, true, mode);
      if (isOpen && part[a] === 1 && part[graph.to[piece]!] === 1) marked[piece]! |= beginBits[mode];
    });
  }
  return { ...graph, access: marked };
}

/** Nodes of the largest strongly connected part, 1 each. */
function largestPart(graph: StreetGraph, mode: TravelMode): Uint8Array {
  const nodes = graph.lng.length;
  const walk = createWalk(graph, mode);
  const seen = new Uint8Array(nodes);
  let best: number[] = [];
  let left = nodes;
  for (let hub = 0; hub < nodes && left > best.length; hub++) {
    if (seen[hub] === 1) continue;
    const there = new Set(walk(hub, false));
    const part = walk(hub, true).filter((node) => there.has(node));
    for (const node of part) seen[node] = 1;
    left -= part.length;
    if (part.length > best.length) best = part;
  }
  const marks = new Uint8Array(nodes);
  for (const node of best) marks[node] = 1;
  return marks;
}

/** Gives what lists all nodes that can be reached from one; with `against`, all from which it can be reached. */
function createWalk(graph: StreetGraph, mode: TravelMode): (start: number, against: boolean) => number[] {
  const visits = new Uint32Array(graph.lng.length);
  let visit = 0;
  return (start, against) => {
    visit += 1;
    visits[start] = visit;
    const reached = [start];
    for (let next = 0; next < reached.length; next++) {
      const node = reached[next]!;
      for (let at = graph.first[node]!; at < graph.first[node + 1]!; at++) {
        const piece = graph.touching[at]!;
        const isBack = graph.to[piece] === node;
        const other = isBack ? graph.from[piece]! : graph.to[piece]!;
        if (visits[other] === visit || !mayGo(graph, piece, isBack !== against, mode)) continue;
        visits[other] = visit;
        reached.push(other);
      }
    }
    return reached;
  };
}
