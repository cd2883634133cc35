import { buildGraph, type StreetGraph } from '#domain/routes/street-graph.ts';
import { streetKinds } from '#domain/routes/street-kinds.ts';
import { readOpl } from './read-opl.ts';
import { streetOfTags } from './street-of-tags.ts';

/**
 * Builds the graph of all streets from OPL lines. Nodes must come before the ways that refer to them, as in every
 * extract. Throws if there are no streets.
 */
export async function collectStreets(lines: AsyncIterable<string>): Promise<StreetGraph> {
  const positions = new Map<string, [number, number]>();
  const indexes = new Map<string, number>();
  const lng: number[] = [];
  const lat: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const kind: number[] = [];
  const access: number[] = [];
  const nodeAt = (id: string, [x, y]: [number, number]): number => {
    const known = indexes.get(id);
    if (known !== undefined) return known;
    indexes.set(id, lng.push(x) - 1);
    lat.push(y);
    return lng.length - 1;
  };
  for await (const line of lines) {
    const read = readOpl(line);
    if (read?.type === 'node') positions.set(read.id, [read.lng, read.lat]);
    if (read?.type !== 'way') continue;
    const street = streetOfTags(read.tags);
    if (street === undefined) continue;
    // An extract may cut off a way: nodes outside have no position.
    const nodes = read.nodes.map((id) => {
      const position = positions.get(id);
      return position && nodeAt(id, position);
    });
    for (const [index, node] of nodes.slice(1).entries()) {
      const previous = nodes[index];
      if (previous === undefined || node === undefined || previous === node) continue;
      from.push(previous);
      to.push(node);
      kind.push(streetKinds.indexOf(street.kind));
      access.push(street.access);
    }
  }
  if (from.length === 0) throw new Error('The extract has no streets');
  return buildGraph({
    lng: Float64Array.from(lng),
    lat: Float64Array.from(lat),
    from: Uint32Array.from(from),
    to: Uint32Array.from(to),
    kind: Uint8Array.from(kind),
    access: Uint8Array.from(access),
  });
}
