import { buildGraph, type StreetGraph } from '#domain/routes/street-graph.ts';
import { streetKinds } from '#domain/routes/street-kinds.ts';
import { readOpl } from './read-opl.ts';
import { streetOfTags } from './street-of-tags.ts';

/**
 * Makes the graph of all streets in lines of OPL. Nodes come before the ways that name them, as in every extract.
 * Throws where there is no street.
 */
export async function collectStreets(lines: AsyncIterable<string>): Promise<StreetGraph> {
  const positions = new Map<string, [number, number]>();
  const indexes = new Map<string, number>();
  const [lng, lat, from, to, kind, access]: number[][] = [[], [], [], [], [], []];
  const nodeAt = (id: string, [x, y]: [number, number]): number => {
    const known = indexes.get(id);
    if (known !== undefined) return known;
    indexes.set(id, lng!.push(x) - 1);
    lat!.push(y);
    return lng!.length - 1;
  };
  for await (const line of lines) {
    const read = readOpl(line);
    if (read?.type === 'node') positions.set(read.id, [read.lng, read.lat]);
    if (read?.type !== 'way') continue;
    const street = streetOfTags(read.tags);
    if (street === undefined) continue;
    // An extract may cut a way: what lies outside has no position.
    const nodes = read.nodes.map((id) => (positions.has(id) ? nodeAt(id, positions.get(id)!) : undefined));
    for (const [index, node] of nodes.slice(1).entries()) {
      const before = nodes[index];
      if (before === undefined || node === undefined || before === node) continue;
      from!.push(before);
      to!.push(node);
      kind!.push(streetKinds.indexOf(street.kind));
      access!.push(street.access);
    }
  }
  if (from!.length === 0) throw new Error('The extract holds no streets');
  return buildGraph({
    lng: Float64Array.from(lng!),
    lat: Float64Array.from(lat!),
    from: Uint32Array.from(from!),
    to: Uint32Array.from(to!),
    kind: Uint8Array.from(kind!),
    access: Uint8Array.from(access!),
  });
}
