/** A point on the earth, in degrees. */
export type GeoPoint = { lat: number; lng: number };

const earthRadius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The shortest way over the ground between two points, in kilometres (haversine over the mean radius; within 0.5 % of the ellipsoid). */
export function straightDistance(from: GeoPoint, to: GeoPoint): number {
  const half = Math.sin(radians(to.lat - from.lat) / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Where a point lies seen from another, in kilometres east and north: for sketches of a few kilometres, where the earth is flat. */
export function offsetFrom(from: GeoPoint, to: GeoPoint): { east: number; north: number } {
  const perDegree = radians(1) * earthRadius;
  return { east: (to.lng - from.lng) * perDegree * Math.cos(radians(from.lat)), north: (to.lat - from.lat) * perDegree };
}
