/** Longitude and latitude in degrees, as GeoJSON has them. */
export type Position = [lng: number, lat: number];

/** Parses a line written with latitude first: `lat,lng lat,lng …`. */
export function line(text: string): Position[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lat = NaN, lng = NaN] = pair.split(',').map(Number);
      return [lng, lat];
    });
}

/** A closed ring. */
export function ring(text: string): Position[] {
  const points = line(text);
  return [...points, points[0]!];
}

/** An ellipse as a ring: centre `lat,lng`, half axes in metres in west–east and south–north direction. */
export function ellipse(centre: string, east: number, north: number): Position[] {
  const [[lng, lat]] = line(centre) as [Position];
  const dLng = east / (111_195 * Math.cos((lat * Math.PI) / 180));
  const dLat = north / 111_195;
  const corners = Array.from({ length: 24 }, (_, index): Position => {
    const turn = (index / 24) * 2 * Math.PI;
    // Two slow waves make the outline of a hill irregular.
    const bend = 1 + 0.07 * Math.sin(3 * turn + lng * 900) + 0.05 * Math.sin(2 * turn + lat * 700);
    return [lng + dLng * bend * Math.cos(turn), lat + dLat * bend * Math.sin(turn)];
  });
  return [...corners, corners[0]!];
}

/** Rounds to 10⁻⁵ degrees, about a metre, which is more precise than a schematic map needs. */
export function rounded(points: readonly Position[], digits = 5): Position[] {
  return points.map(([lng, lat]) => [Number(lng.toFixed(digits)), Number(lat.toFixed(digits))]);
}
