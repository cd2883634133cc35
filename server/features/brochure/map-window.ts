import { metresPerDegree, type Position } from '#domain/routes/position.ts';

export type GeoPoint = { lat: number; lng: number };
/** A point on paper, in millimetres from the top left of the map. */
export type PaperPoint = { x: number; y: number };

/**
 * The part of the earth that a printed map shows. `width` and `height` are in millimetres, `scale` is in metres per
 * millimetre.
 */
export type MapWindow = {
  width: number;
  height: number;
  scale: number;
  project(position: Position): PaperPoint;
};

/** The distance from the outermost dots to the edge, in millimetres. */
const margin = 11;
/** The least scale, in metres per millimetre: a map of a single street would be useless. */
const minScale = 4;

/** The window that shows all points as large as possible. The earth is flat: accurate enough within a city. */
export function fitWindow(
  points: readonly GeoPoint[],
  { width, height }: { width: number; height: number },
): MapWindow {
  const [west, east] = extent(points.map(({ lng }) => lng));
  const [south, north] = extent(points.map(({ lat }) => lat));
  const middle = { lng: (west + east) / 2, lat: (south + north) / 2 };
  const degree = metresPerDegree(middle.lat);
  const scale = Math.max(
    minScale,
    ((east - west) * degree.lng) / (width - 2 * margin),
    ((north - south) * degree.lat) / (height - 2 * margin),
  );
  return {
    width,
    height,
    scale,
    project: ([lng, lat]) => ({
      x: width / 2 + ((lng - middle.lng) * degree.lng) / scale,
      y: height / 2 - ((lat - middle.lat) * degree.lat) / scale,
    }),
  };
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
