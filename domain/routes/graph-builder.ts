import { buildGraph, type StreetGraph } from './street-graph.ts';
import { streetKinds, type StreetKind } from './street-kinds.ts';

/** Builds a street graph from nodes and edges that are added one by one. */
type GraphBuilder = {
  /** Returns the index of the node with a key, which is added at this position (degrees) if it is new. */
  nodeAt(key: string, lng: number, lat: number): number;
  /** Connects two nodes by a straight edge; does nothing if they are the same. */
  connect(from: number, to: number, kind: StreetKind, access: number): void;
  isEmpty(): boolean;
  build(): StreetGraph;
};

export function createGraphBuilder(): GraphBuilder {
  const nodes = new Map<string, number>();
  const lng: number[] = [];
  const lat: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const kind: number[] = [];
  const access: number[] = [];
  return {
    nodeAt(key, x, y) {
      const existing = nodes.get(key);
      if (existing !== undefined) return existing;
      nodes.set(key, nodes.size);
      lng.push(x);
      lat.push(y);
      return nodes.size - 1;
    },
    connect(one, other, kindOfEdge, accessOfEdge) {
      if (one === other) return;
      from.push(one);
      to.push(other);
      kind.push(streetKinds.indexOf(kindOfEdge));
      access.push(accessOfEdge);
    },
    isEmpty: () => from.length === 0,
    build: () =>
      buildGraph({
        lng: Float64Array.from(lng),
        lat: Float64Array.from(lat),
        from: Uint32Array.from(from),
        to: Uint32Array.from(to),
        kind: Uint8Array.from(kind),
        access: Uint8Array.from(access),
      }),
  };
}
