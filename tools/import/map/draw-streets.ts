import type { DrawnMap } from '#contract/entities/map.ts';
import { encodeGraph } from '#domain/routes/graph-file.ts';
import { joinStreets, type Street } from '#domain/routes/join-streets.ts';
import type { StreetGraph } from '#domain/routes/street-graph.ts';
import { access } from '#domain/routes/street-kinds.ts';

/** Joins the streets of a drawn map; null if there are too many. */
export function joinDrawn(map: DrawnMap): StreetGraph | null {
  return joinStreets(streetsOf(map));
}

/** Encodes drawn streets as a graph file, marked as schematic. */
export function encodeDrawn(graph: StreetGraph): Uint8Array {
  return encodeGraph(graph, { attribution: '', isSchematic: true });
}

/** The streets of a drawn map, as lines with their access. */
function streetsOf(map: DrawnMap): Street[] {
  return map.features.flatMap(({ properties, geometry }): Street[] => {
    if (properties.kind !== 'street' || (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString'))
      return [];
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    const { class: kind, cars, level } = properties;
    const allowed = cars === undefined ? {} : { access: access.walk | (cars === 'one' ? access.driveOn : 0) };
    return lines.map((points) => ({ points, kind, ...allowed, ...(level === undefined ? {} : { level }) }));
  });
}
