import { access } from './street-kinds.ts';
import type { StreetGraph } from './street-graph.ts';
import type { TravelMode } from './travel-modes.ts';

/** Whether a piece may be gone along, `back` being against its direction. */
export function mayGo(graph: StreetGraph, piece: number, back: boolean, mode: TravelMode): boolean {
  const needed = mode === 'WALKING' ? access.walk : back ? access.driveBack : access.driveOn;
  return (graph.access[piece]! & needed) !== 0;
}

/**
 * The pieces on which a way may begin or end, 1 each: those of the largest part of the graph in which every node is
 * reached from every other. Whoever began on an island, or in a one-way street out of the map, would get nowhere.
 */
export function usablePieces(graph: StreetGraph, mode: TravelMode): Uint8Array {
  const part = largestPart(graph, mode);
  return Uint8Array.from(graph.from, (a, piece) => {
    const isOpen = mayGo(graph, piece, false, mode) || mayGo(graph, piece, true, mode);
    return isOpen && part[a] === 1 && part[graph.to[piece]!] === 1 ? 1 : 0;
  });
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
