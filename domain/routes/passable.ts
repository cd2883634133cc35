import { access } from './street-kinds.ts';
import type { StreetGraph } from './street-graph.ts';
import { travelModes, type TravelMode } from './travel-modes.ts';

/** Whether an edge may be travelled, if `back` against its direction. */
export function isPassable(graph: StreetGraph, edge: number, back: boolean, mode: TravelMode): boolean {
  const driving = back ? access.driveBack : access.driveOn;
  const needed = mode === 'WALKING' ? access.walk : driving;
  return (graph.access[edge]! & needed) !== 0;
}

/** Whether a route may begin or end on an edge. */
export function isAccessible(graph: StreetGraph, edge: number, mode: TravelMode): boolean {
  return (graph.access[edge]! & beginBits[mode]) !== 0;
}

const beginBits = { WALKING: access.beginsWalk, DRIVING: access.beginsDrive } as const satisfies Record<
  TravelMode,
  number
>;

/**
 * Marks the edges on which a route may begin or end: those of the largest strongly connected component. A route that
 * begins on an island, or in a one-way street that leaves the map, would lead nowhere.
 */
export function markAccessible(graph: StreetGraph): StreetGraph {
  const marked = graph.access.map((bits) => bits & ~(access.beginsWalk | access.beginsDrive));
  for (const mode of travelModes) {
    const isConnected = largestComponent(graph, mode);
    graph.from.forEach((a, edge) => {
      const isOpen = isPassable(graph, edge, false, mode) || isPassable(graph, edge, true, mode);
      if (isOpen && isConnected[a] === 1 && isConnected[graph.to[edge]!] === 1) marked[edge]! |= beginBits[mode];
    });
  }
  return { ...graph, access: marked };
}

/** Has a 1 for each node of the largest strongly connected component; among equally large ones, the one found first. */
function largestComponent(graph: StreetGraph, mode: TravelMode): Uint8Array {
  const { componentOf, sizes } = findComponents(graph, mode);
  let largest = 0;
  for (const component of componentOf) if (sizes[component]! > sizes[largest]!) largest = component;
  return Uint8Array.from(componentOf, (component) => (component === largest ? 1 : 0));
}

/**
 * The strongly connected components: the number of each node's component, from 1, and the sizes by number. This is
 * Tarjan's algorithm with an explicit stack instead of recursion, which long streets would overflow.
 */
function findComponents(graph: StreetGraph, mode: TravelMode): { componentOf: Uint32Array; sizes: number[] } {
  const nodes = graph.lng.length;
  const componentOf = new Uint32Array(nodes);
  const order = new Uint32Array(nodes);
  const low = new Uint32Array(nodes);
  /** For each node, the index in `touching` of the edge to follow next. */
  const next = graph.first.slice(0, nodes);
  const sizes = [0];
  const path: number[] = [];
  const open: number[] = [];
  let visited = 0;
  const enter = (node: number) => {
    visited += 1;
    order[node] = visited;
    low[node] = visited;
    path.push(node);
    open.push(node);
  };
  const leave = (node: number) => {
    path.pop();
    const parent = path.at(-1);
    if (parent !== undefined) low[parent] = Math.min(low[parent]!, low[node]!);
    if (low[node] !== order[node]) return;
    const members = open.splice(open.lastIndexOf(node));
    for (const member of members) componentOf[member] = sizes.length;
    sizes.push(members.length);
  };
  for (let root = 0; root < nodes; root++) {
    if (order[root] === 0) enter(root);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const index = next[node]!++;
      if (index >= graph.first[node + 1]!) {
        leave(node);
        continue;
      }
      const edge = graph.touching[index]!;
      const isBack = graph.to[edge] === node;
      const other = isBack ? graph.from[edge]! : graph.to[edge]!;
      if (!isPassable(graph, edge, isBack, mode)) continue;
      if (order[other] === 0) enter(other);
      else if (componentOf[other] === 0) low[node] = Math.min(low[node]!, order[other]!);
    }
  }
  return { componentOf, sizes };
}
