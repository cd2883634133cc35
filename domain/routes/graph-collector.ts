import { buildGraph, type StreetGraph } from './street-graph.ts';
import { streetKinds, type StreetKind } from './street-kinds.ts';

/** Collects the nodes and pieces of a graph one by one. */
type GraphCollector = {
  /** Returns the index of the node with a key, which is added at this position (degrees) if it is new. */
  nodeAt(key: string, lng: number, lat: number): number;
  /** Connects two nodes by a straight piece; does nothing if they are the same. */
  connect(from: number, to: number, kind: StreetKind, access: number): void;
  isEmpty(): boolean;
  build(): StreetGraph;
};

export function createGraphCollector(): GraphCollector {
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
    connect(one, other, kindOfPiece, accessOfPiece) {
      if (one === other) return;
      from.push(one);
      to.push(other);
      kind.push(streetKinds.indexOf(kindOfPiece));
      access.push(accessOfPiece);
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
