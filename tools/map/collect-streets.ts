import { createGraphBuilder } from '#domain/routes/graph-builder.ts';
import type { StreetGraph } from '#domain/routes/street-graph.ts';
import { readOpl } from './read-opl.ts';
import { streetOfTags } from './street-of-tags.ts';

/**
 * Builds the graph of all streets from OPL lines. Nodes must come before the ways that refer to them, as in every
 * extract. Throws if there are no streets.
 */
export async function collectStreets(lines: AsyncIterable<string>): Promise<StreetGraph> {
  const positions = new Map<string, [number, number]>();
  const graph = createGraphBuilder();
  for await (const line of lines) {
    const read = readOpl(line);
    if (read?.type === 'node') positions.set(read.id, [read.lng, read.lat]);
    if (read?.type !== 'way') continue;
    const street = streetOfTags(read.tags);
    if (street === undefined) continue;
    // An extract may truncate a way: nodes outside it have no position.
    const nodes = read.nodes.map((id) => {
      const position = positions.get(id);
      return position && graph.nodeAt(id, ...position);
    });
    for (const [index, node] of nodes.slice(1).entries()) {
      const previous = nodes[index];
      if (previous !== undefined && node !== undefined) graph.connect(previous, node, street.kind, street.access);
    }
  }
  if (graph.isEmpty()) throw new Error('The extract has no streets');
  return graph.build();
}
