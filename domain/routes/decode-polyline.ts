import type { Position } from './position.ts';

/**
 * Decodes an encoded polyline: the differences between its points, latitude first, in units of 10^-`digits` degrees. Of
 * a truncated line, only complete points are returned.
 */
export function decodePolyline(text: string, digits: 5 | 6): Position[] {
  const points: Position[] = [];
  const unit = 10 ** -digits;
  let offset = 0;
  let lat = 0;
  let lng = 0;
  const nextDelta = (): number => {
    let value = 0;
    let shift = 0;
    let code = 0;
    do {
      code = text.charCodeAt(offset++) - 63;
      value += (code & 31) * 2 ** shift;
      shift += 5;
    } while (code >= 32);
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  while (offset < text.length) {
    lat += nextDelta();
    lng += nextDelta();
    if (Number.isFinite(lat) && Number.isFinite(lng)) points.push([lng * unit, lat * unit]);
  }
  return points;
}
