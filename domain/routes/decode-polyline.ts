import type { Position } from './position.ts';

/**
 * Reads a line written as an encoded polyline: steps between corners in units of 10^-`digits` degrees, latitude first.
 * A cut line gives the corners that are whole.
 */
export function decodePolyline(text: string, digits: 5 | 6): Position[] {
  const points: Position[] = [];
  const unit = 10 ** -digits;
  let [at, lat, lng] = [0, 0, 0];
  const nextStep = (): number => {
    let [value, shift, code] = [0, 0, 0];
    do {
      code = text.charCodeAt(at++) - 63;
      value += (code & 31) * 2 ** shift;
      shift += 5;
    } while (code >= 32);
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  while (at < text.length) {
    lat += nextStep();
    lng += nextStep();
    if (Number.isFinite(lat) && Number.isFinite(lng)) points.push([lng * unit, lat * unit]);
  }
  return points;
}
