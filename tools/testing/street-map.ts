import type { DrawnMap } from '#contract/entities/map.ts';

/** A drawn map (`map/base.geojson`) with one residential street through these positions, as longitude and latitude. */
export function streetMap(...coordinates: [number, number][]): DrawnMap {
  const street = {
    type: 'Feature',
    properties: { kind: 'street', class: 'residential' },
    geometry: { type: 'LineString', coordinates },
  } as const;
  return { type: 'FeatureCollection', features: [street] };
}
