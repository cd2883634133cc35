import { metresBetween } from './position.ts';

/**
 * Streets as a graph in typed arrays. Nodes have positions in degrees. Edges are straight and connect two nodes; they
 * have a length in metres, the index of their kind, and `access` bits that say who may use them. `touching` lists, from
 * `first[node]` up to `first[node + 1]`, the edges that end at a node.
 *
 * Indexes into these arrays come from the arrays themselves, so they are read with `!`: each is known to be in range.
 */
export type StreetGraph = {
  lng: Float64Array;
  lat: Float64Array;
  from: Uint32Array;
  to: Uint32Array;
  metres: Float32Array;
  kind: Uint8Array;
  access: Uint8Array;
  first: Uint32Array;
  touching: Uint32Array;
};

/** What a graph is built from: the positions of nodes in degrees, and edges by the indexes of their nodes. */
type GraphParts = Pick<StreetGraph, 'lng' | 'lat' | 'from' | 'to' | 'kind' | 'access'>;

/** Builds a graph: measures the edges and lists them by node. */
export function buildGraph(parts: GraphParts): StreetGraph {
  const { lng, lat, from, to } = parts;
  const metres = Float32Array.from(from, (a, edge) =>
    metresBetween([lng[a]!, lat[a]!], [lng[to[edge]!]!, lat[to[edge]!]!]),
  );
  return { ...parts, metres, ...listByNode(lng.length, from, to) };
}

function listByNode(nodes: number, from: Uint32Array, to: Uint32Array): Pick<StreetGraph, 'first' | 'touching'> {
  const first = new Uint32Array(nodes + 1);
  for (const ends of [from, to]) for (const node of ends) first[node + 1]! += 1;
  for (let node = 0; node < nodes; node++) first[node + 1]! += first[node]!;
  const touching = new Uint32Array(from.length * 2);
  const next = first.slice();
  for (const ends of [from, to]) ends.forEach((node, edge) => (touching[next[node]!++] = edge));
  return { first, touching };
}
