import { markAccessible } from './passable.ts';
import { buildGraph, type StreetGraph } from './street-graph.ts';

/**
 * The metadata of a graph file: whose data it is, and whether it is schematic (drawn by hand, with streets missing).
 */
type GraphNotes = { attribution: string; isSchematic: boolean };

/** The first line of a graph file. `pieces` is the number of edges. */
type GraphHead = GraphNotes & { magic: string; nodes: number; pieces: number };

const magic = 'loggia-streets-1';
const degree = 10_000_000;

/**
 * Encodes a graph, after marking where routes may begin. The file is a line of JSON padded to a multiple of four bytes,
 * followed by positions as int32 of 10⁻⁷ degrees (all longitudes, all latitudes), the nodes of edges as uint32 (all
 * first ends, all second ends), and kinds and access as uint8. All numbers are little-endian.
 */
export function encodeGraph(unmarked: StreetGraph, notes: GraphNotes): Uint8Array {
  const graph = markAccessible(unmarked);
  const nodes = graph.lng.length;
  const edges = graph.from.length;
  const line = JSON.stringify({ magic, nodes, pieces: edges, ...notes });
  const head = new TextEncoder().encode(line);
  const start = Math.ceil((head.length + 1) / 4) * 4;
  const file = new Uint8Array(start + nodes * 8 + edges * 10);
  file.fill(0x20, 0, start).set(head);
  file[start - 1] = 0x0a;
  const view = new DataView(file.buffer, start);
  graph.lng.forEach((value, index) => view.setInt32(index * 4, Math.round(value * degree), true));
  graph.lat.forEach((value, index) => view.setInt32((nodes + index) * 4, Math.round(value * degree), true));
  graph.from.forEach((value, index) => view.setUint32((nodes * 2 + index) * 4, value, true));
  graph.to.forEach((value, index) => view.setUint32((nodes * 2 + edges + index) * 4, value, true));
  file.set(graph.kind, start + nodes * 8 + edges * 8);
  file.set(graph.access, start + nodes * 8 + edges * 9);
  return file;
}

/** What can be wrong with a graph file. */
export type GraphMistakeCode = 'graph_other' | 'graph_cut' | 'graph_nodes';

const messages: Record<GraphMistakeCode, string> = {
  graph_other: 'This is not a street graph',
  graph_cut: 'The street graph was cut',
  graph_nodes: 'The street graph names nodes that it does not have',
};

/** Thrown if a file is not a graph file, or is damaged. */
export class GraphFileError extends Error {
  readonly code: GraphMistakeCode;

  constructor(code: GraphMistakeCode) {
    super(messages[code]);
    this.code = code;
  }
}

/** Decodes a graph file. Throws `GraphFileError`. */
export function decodeGraph(file: Uint8Array): { graph: StreetGraph; notes: GraphNotes } {
  const start = file.indexOf(0x0a) + 1;
  const head = start > 0 && start < 4096 ? parse(new TextDecoder().decode(file.subarray(0, start))) : undefined;
  if (head?.magic !== magic) throw new GraphFileError('graph_other');
  const { nodes, pieces: edges, attribution, isSchematic } = head;
  if (file.length !== start + nodes * 8 + edges * 10) throw new GraphFileError('graph_cut');
  const view = new DataView(file.buffer, file.byteOffset + start, nodes * 8 + edges * 8);
  const degrees = (offset: number) =>
    Float64Array.from({ length: nodes }, (_, index) => view.getInt32((offset + index) * 4, true) / degree);
  const ends = (offset: number) =>
    Uint32Array.from({ length: edges }, (_, index) => view.getUint32((nodes * 2 + offset + index) * 4, true));
  const bytes = (offset: number) =>
    file.slice(start + nodes * 8 + edges * offset, start + nodes * 8 + edges * (offset + 1));
  const parts = {
    lng: degrees(0),
    lat: degrees(nodes),
    from: ends(0),
    to: ends(edges),
    kind: bytes(8),
    access: bytes(9),
  };
  if ([...parts.from, ...parts.to].some((node) => node >= nodes)) throw new GraphFileError('graph_nodes');
  return { graph: buildGraph(parts), notes: { attribution, isSchematic } };
}

function parse(line: string): GraphHead | undefined {
  try {
    return JSON.parse(line) as GraphHead;
  } catch {
    return undefined;
  }
}
