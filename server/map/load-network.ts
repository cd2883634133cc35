import type { DrawnMap } from '#contract/entities/map.ts';
import { decodeGraph } from '#domain/routes/graph-file.ts';
import { joinStreets, type Street } from '#domain/routes/join-streets.ts';
import { prepareNetwork, type StreetNetwork } from '#domain/routes/plan-route.ts';
import { access } from '#domain/routes/street-kinds.ts';

/** Streets for routes, and whose data they are; no network where nothing is drawn. */
export type StoredNetwork = { network: StreetNetwork | undefined; attribution: string | null };

/** The streets of a graph file where there is one, else those of the drawn map, which are schematic. */
export function loadNetwork(file: Uint8Array | undefined, base: DrawnMap | null): StoredNetwork {
  if (file) {
    const { graph, notes } = decodeGraph(file);
    return { network: prepareNetwork(graph, false), attribution: notes.attribution };
  }
  const streets = base ? streetsOf(base) : [];
  return { network: streets.length > 0 ? prepareNetwork(joinStreets(streets), true) : undefined, attribution: null };
}

/** The streets that a map draws, as lines with who may go along them. */
export function streetsOf(map: DrawnMap): Street[] {
  return map.features.flatMap(({ properties, geometry }): Street[] => {
    if (properties.kind !== 'street' || geometry.type === 'Point' || geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') return [];
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    const { class: kind, cars, level } = properties;
    const allowed = cars === undefined ? {} : { access: access.walk | (cars === 'one' ? access.driveOn : 0) };
    return lines.map((points) => ({ points, kind, ...allowed, ...(level === undefined ? {} : { level }) }));
  });
}
