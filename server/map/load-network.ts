import { decodeGraph } from '#domain/routes/graph-file.ts';
import type { StreetNetwork } from '#domain/routes/plan-route.ts';

/** The street network for routes, and its attribution; no network if the package has none. */
export type StoredNetwork = { network: StreetNetwork | undefined; attribution: string | null };

/** Decodes a graph file. */
export function loadNetwork(file: Uint8Array | undefined): StoredNetwork {
  if (file === undefined) return { network: undefined, attribution: null };
  const { graph, notes } = decodeGraph(file);
  return { network: { graph, isSchematic: notes.isSchematic }, attribution: notes.attribution || null };
}
