import { access } from './street-kinds.ts';
import type { StreetGraph } from './street-graph.ts';
import { travelModes, type TravelMode } from './travel-modes.ts';

/** Whether a piece may be gone along, `back` being against its direction. */
export function isPassable(graph: StreetGraph, piece: number, back: boolean, mode: TravelMode): boolean {
  const needed = mode === 'WALKING' ? access.walk : back ? access.driveBack : access.driveOn;
  return (graph.access[piece]! & needed) !== 0;
}

/** Whether a way may begin or end on a piece. */
export function isAccessible(graph: StreetGraph, piece: number, mode: TravelMode): boolean {
  return (graph.access[piece]! & beginBits[mode]) !== 0;
}

const beginBits = { WALKING: access.beginsWalk, DRIVING: access.beginsDrive } as const satisfies Record<
  TravelMode,
  number
>;

/**
 * Marks the pieces on which a way may begin or end: those of the largest part of the graph in which every node is
 * reached
 * from every other. Whoever began on an island, or in a one-way street out of the map, would get nowhere.
 */
export function markBegins(graph: StreetGraph): StreetGraph {
  const marked = graph.access.map((bits) => bits & ~(access.beginsWalk | access.beginsDrive));
  for (const mode of travelModes) {
    const part = largestPart(graph, mode);
    graph.from.forEach((a, piece) => {
      const isOpen = isPassable(graph, piece, false, mode) || isPassable(graph, piece, true, mode);
      if (isOpen && part[a] === 1 && part[graph.to[piece]!] === 1) marked[piece]! |= beginBits[mode];
    });
  }
  return { ...graph, access: marked };
}

/**
 * Nodes of the largest strongly connected part, 1 each; of parts as large as each other the one with the first node.
 */
function largestPart(graph: StreetGraph, mode: TravelMode): Uint8Array {
  const { parts, sizes } = connectedParts(graph, mode);
  let best = 0;
  for (const part of parts) if (sizes[part]! > sizes[best]!) best = part;
  return Uint8Array.from(parts, (part) => (part === best ? 1 : 0));
}

/**
 * The strongly connected parts: a number from 1 for each node, and the size of each part by its number. Tarjan's way
 * with a stack of
 * its own: every node and piece is seen once, and streets may be as long as they are.
 */
function connectedParts(graph: StreetGraph, mode: TravelMode): { parts: Uint32Array; sizes: number[] } {
  const nodes = graph.lng.length;
  const [parts, order, low, next] = [
    new Uint32Array(nodes),
    new Uint32Array(nodes),
    new Uint32Array(nodes),
    graph.first.slice(0, nodes),
  ];
  const sizes = [0];
  const [path, open]: number[][] = [[], []];
  let seen = 0;
  const enter = (node: number) => {
    order[node] = low[node] = ++seen;
    path!.push(node);
    open!.push(node);
  };
  const leave = (node: number) => {
    path!.pop();
    const before = path!.at(-1);
    if (before !== undefined) low[before] = Math.min(low[before]!, low[node]!);
    if (low[node] !== order[node]) return;
    const members = open!.splice(open!.lastIndexOf(node));
    for (const member of members) parts[member] = sizes.length;
    sizes.push(members.length);
  };
  for (let hub = 0; hub < nodes; hub++) {
    if (order[hub] === 0) enter(hub);
    for (let node = path!.at(-1); node !== undefined; node = path!.at(-1)) {
      const at = next[node]!++;
      if (at >= graph.first[node + 1]!) {
        leave(node);
        continue;
      }
      const piece = graph.touching[at]!;
      const isBack = graph.to[piece] === node;
      const other = isBack ? graph.from[piece]! : graph.to[piece]!;
      if (!isPassable(graph, piece, isBack, mode)) continue;
      if (order[other] === 0) enter(other);
      else if (parts[other] === 0) low[node] = Math.min(low[node]!, order[other]!);
    }
  }
  return { parts, sizes };
}
