import type { DrawnMap } from '#contract/entities/map.ts';
import { encodeGraph } from '#domain/routes/graph-file.ts';
import { joinStreets, type Street } from '#domain/routes/join-streets.ts';
import type { StreetGraph } from '#domain/routes/street-graph.ts';
import { access } from '#domain/routes/street-kinds.ts';

/** The streets that a map draws, joined; null where they are too many to be. */
export function joinDrawn(map: DrawnMap): StreetGraph | null {
  return joinStreets(streetsOf(map));
}

/** The file of drawn streets; it says of itself that it is schematic. */
export function encodeDrawn(graph: StreetGraph): Uint8Array {
  return encodeGraph(graph, { attribution: '', isSchematic: true });
}

/** The streets that a map draws, as lines with who may go along them. */
export function streetsOf(map: DrawnMap): Street[] {
  return map.features.flatMap(({ properties, geometry }): Street[] => {
    if (properties.kind !== 'street' || (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString'))
      return [];
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    const { class: kind, cars, level } = properties;
    const allowed = cars === undefined ? {} : { access: access.walk | (cars === 'one' ? access.driveOn : 0) };
    return lines.map((points) => ({ points, kind, ...allowed, ...(level === undefined ? {} : { level }) }));
  });
}
