import type { Row } from './row.ts';

/** A degree as other programs write it: `38° 25' 12.5" N`, `38.42 N`, `-38,42`. */
const written =
  /^([NSEWO])?\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*(?:[°º]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''))?)?)?\s*([NSEWO])?$/i;
const plain = /^[+-]?\d{1,9}(?:\.\d{1,15})?$/;
/** Decimals of a degree that are as exact as a second: about a metre. */
const decimals = 5;

/**
 * Reads the latitude and longitude of a row, in degrees with a decimal point. Both in another notation, such as degrees
 * and minutes, are one mistake, which says what to write; then they are null.
 */
export function readPosition(row: Row): { lat: number | null; lng: number | null } {
  const lat = row.cell('lat');
  const lng = row.cell('lng');
  const isPlain = [lat, lng].every((text) => plain.test(text));
  const meant = isPlain ? null : (positionIn(lat, lng) ?? positionIn(...halvesOf(lat, lng)));
  if (meant !== null && !(lat === '' && lng === '')) {
    row.mistake('position_format', 'lat', [lat, lng].filter((text) => text !== '').join(' · '), meant);
    return { lat: null, lng: null };
  }
  const latValue = row.decimal('lat');
  const lngValue = row.decimal('lng');
  const areBothOutside = latValue !== null && lngValue !== null && isOutside(latValue, 90) && isOutside(lngValue, 180);
  if (areBothOutside) {
    row.mistake('position_other_system', 'lat', `${lat} · ${lng}`);
    return { lat: null, lng: null };
  }
  return {
    lat: latValue === null ? null : row.within('lat', latValue, -90, 90),
    lng: lngValue === null ? null : row.within('lng', lngValue, -180, 180),
  };
}

const isOutside = (value: number, max: number) => Math.abs(value) > max;

/** Both coordinates if one cell has them, as maps copy them: `38.42, 27.14`. */
function halvesOf(lat: string, lng: string): [string, string] {
  const [first = '', second = '', ...others] = (lng === '' ? lat : '').split(/[,;]\s+|;|\s*,\s*(?=[+-]?\d+\.)/);
  return others.length > 0 ? ['', ''] : [first.trim(), second.trim()];
}

function positionIn(lat: string, lng: string): { lat: string; lng: string } | null {
  const north = degreesIn(lat);
  const east = degreesIn(lng);
  if (north === null || east === null || isOutside(north, 90) || isOutside(east, 180)) return null;
  return { lat: String(north), lng: String(east) };
}

/** The degrees of a coordinate, with its minutes and seconds if it has them; null if it is none. */
export function degreesIn(text: string): number | null {
  const [, before = '', whole = '', minutes = '0', seconds = '0', after = ''] = written.exec(text) ?? [];
  if (whole === '') return null;
  const [value = 0, ...parts] = [whole, minutes, seconds].map((part) => Number(part.replace(',', '.')));
  const [minute = 0, second = 0] = parts;
  const size = Math.abs(value) + minute / 60 + second / 3600;
  const isNegative = whole.startsWith('-') || /[SW]/i.test(before + after);
  return Number((isNegative ? -size : size).toFixed(decimals));
}
