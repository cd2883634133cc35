import { formatKilometres } from '#domain/numbers/format-kilometres.ts';
import { placeCategories, type PlaceCategory } from '#domain/places/categories.ts';
import { metresBetween, metresPerDegree } from '#domain/routes/position.ts';
import { type Language, localised } from '#domain/texts/language.ts';
import { categoryTitle } from './brochure-texts.ts';

type GeoPoint = { lat: number; lng: number };

/** A place as the package defines it. */
export type BrochurePlace = GeoPoint & { category: PlaceCategory; title_en: string; title_tr: string };

type PlaceLine = { number: number; title: string; km: string };

/**
 * The places nearby: a sketch with rings, and a list by category. `rings` are in kilometres, the last is the sketch's
 * edge; points are shares of that, −1 to 1, east and north. Places beyond the edge are only in the list.
 */
export type PlacePage = {
  rings: number[];
  points: { number: number; x: number; y: number }[];
  groups: { title: string; places: PlaceLine[] }[];
};

const steps = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 500, 2000, 20_000];

/**
 * Numbers places by category and measures their distance from the centre. Returns null if there are no places.
 */
export function describePlace(
  places: readonly BrochurePlace[],
  centre: GeoPoint,
  language: Language,
): PlacePage | null {
  if (places.length === 0) return null;
  const inOrder = placeCategories.flatMap((category) => places.filter((place) => place.category === category));
  const located = inOrder.map((place, at) => ({
    place,
    number: at + 1,
    km: metresBetween([centre.lng, centre.lat], [place.lng, place.lat]) / 1000,
    offset: offsetFrom(centre, place),
  }));
  const rings = ringsFor(located.map(({ km }) => km));
  const edge = Math.max(...rings);
  return {
    rings,
    points: separate(
      located
        .filter(({ km }) => km <= edge)
        .map(({ number, offset }) => ({ number, x: offset.east / edge, y: offset.north / edge })),
    ),
    groups: placeCategories.flatMap((category) => {
      const lines = located
        .filter(({ place }) => place.category === category)
        .map(({ place, number, km }) => ({
          number,
          title: localised(place, 'title', language),
          km: formatKilometres(km * 1000, language),
        }));
      return lines.length === 0 ? [] : [{ title: categoryTitle(language, category), places: lines }];
    }),
  };
}

/** Kilometres east and north of the centre, on a flat earth: accurate enough for a sketch. */
function offsetFrom(centre: GeoPoint, place: GeoPoint): { east: number; north: number } {
  const scale = metresPerDegree(centre.lat);
  return { east: ((place.lng - centre.lng) * scale.lng) / 1000, north: ((place.lat - centre.lat) * scale.lat) / 1000 };
}

/**
 * One to four rings, wide enough for nine places in ten, so that one distant airport does not squeeze the others together.
 */
export function ringsFor(distances: readonly number[]): number[] {
  const sorted = [...distances].sort((a, b) => a - b);
  const reach = Math.max(sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 1, 0.1);
  const step = steps.find((one) => reach / one <= 4) ?? reach / 4;
  return Array.from({ length: Math.max(1, Math.ceil(reach / step)) }, (_, at) => (at + 1) * step);
}

/** The width of a dot, as a share of the distance from the centre to the edge. */
const dotWidth = 0.074;

/** Moves overlapping dots apart, by as little as possible. */
function separate<P extends { x: number; y: number }>(points: P[]): P[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 80; round += 1) {
    for (const [at, a] of moved.entries()) {
      for (const b of moved.slice(at + 1)) {
        const dx = b.x - a.x;
        const dy = b.y - a.y;
        const apart = Math.hypot(dx, dy);
        if (apart >= dotWidth) continue;
        const [x, y] = apart === 0 ? [1, 0] : [dx / apart, dy / apart];
        const push = (dotWidth - apart) / 2;
        a.x -= x * push;
        a.y -= y * push;
        b.x += x * push;
        b.y += y * push;
      }
    }
  }
  return moved;
}
