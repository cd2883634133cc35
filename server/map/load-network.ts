import { decodeGraph } from '#domain/routes/graph-file.ts';
import type { StreetNetwork } from '#domain/routes/plan-route.ts';

/** Streets for routes, and whose data they are; no network where the package has none. */
export type StoredNetwork = { network: StreetNetwork | undefined; attribution: string | null };

/** Reads the streets of a graph file. */
export function loadNetwork(file: Uint8Array | undefined): StoredNetwork {
  if (file === undefined) return { network: undefined, attribution: null };
  const { graph, notes } = decodeGraph(file);
  return { network: { graph, isSchematic: notes.isSchematic }, attribution: notes.attribution || null };
}
