/** A position on the earth: longitude and latitude in degrees, in the order of GeoJSON. */
export type Position = readonly [lng: number, lat: number];

const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;

/** The great-circle distance between two positions in metres. */
export function metresBetween([lng, lat]: Position, [otherLng, otherLat]: Position): number {
  const halfLat = ((otherLat - lat) * radians) / 2;
  const halfLng = ((otherLng - lng) * radians) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(lat * radians) * Math.cos(otherLat * radians) * Math.sin(halfLng) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The metres per degree of longitude and of latitude at a latitude, for flat geometry within a city. */
export function metresPerDegree(lat: number): { lng: number; lat: number } {
  const perDegree = earthRadius * radians;
  return { lng: perDegree * Math.cos(lat * radians), lat: perDegree };
}

/** The length of a line in metres. */
export function lengthOf(points: readonly Position[]): number {
  return points.reduce((sum, point, index) => (index === 0 ? 0 : sum + metresBetween(points[index - 1]!, point)), 0);
}
