import { formatKilometres } from '#domain/numbers/format-kilometres.ts';
import { formatNumber } from '#domain/numbers/format-number.ts';
import type { TitledCategory } from '#domain/places/categories.ts';
import { metresBetween } from '#domain/routes/position.ts';
import { type Language, type LocalFields, localised } from '#domain/texts/language.ts';
import { drawMap, type MapSource } from './draw-map.ts';
import { chooseLabels, type MapLabel } from './map-labels.ts';
import { fitWindow, type GeoPoint, type MapWindow, type PaperPoint } from './map-window.ts';

/** A place as the package defines it. */
type BrochurePlace = GeoPoint & LocalFields<'title'> & { category: string };

/** The map of a package. `attribution` credits the source of the data; '' if none is required. */
type PlaceMap = MapSource & { isSchematic: boolean; attribution: string };

type PlaceLine = { number: number; title: string; km: string };

/**
 * The places nearby: a map, and a list by category. Lengths are millimetres from the map's top left. `map` is SVG; a
 * package without a map has rings around the development instead. Places too far away are only in the list.
 */
export type PlacePage = {
  width: number;
  height: number;
  map: string | null;
  isSchematic: boolean;
  attribution: string;
  home: PaperPoint;
  points: (PaperPoint & { number: number })[];
  labels: MapLabel[];
  rings: { radius: number; km: string }[];
  bar: { length: number; km: string };
  groups: { title: string; places: PlaceLine[] }[];
};

const size = { width: 138, height: 148 };
const kilometres = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 500, 2000, 20_000];

/**
 * What the page is described from. `centre` is the development; `offered` are its languages, in whose order the names
 * on the map replace missing ones.
 */
type Surroundings = {
  places: readonly BrochurePlace[];
  categories: readonly TitledCategory[];
  centre: GeoPoint;
  source: PlaceMap;
  language: Language;
  offered: readonly Language[];
};

/** Numbers places by category and measures their distance from the centre. Returns null if there are no places. */
export function describePlace(surroundings: Surroundings): PlacePage | null {
  const { places, categories, centre, source, language, offered } = surroundings;
  if (places.length === 0) return null;
  const inOrder = categories.flatMap(({ name }) => places.filter((place) => place.category === name));
  const located = inOrder.map((place, index) => ({
    place,
    number: index + 1,
    km: metresBetween([centre.lng, centre.lat], [place.lng, place.lat]) / 1000,
  }));
  const reach = ringsFor(located.map(({ km }) => km));
  const near = located.filter(({ km }) => km <= Math.max(...reach));
  const opposite = ({ lat, lng }: GeoPoint) => ({ lat: 2 * centre.lat - lat, lng: 2 * centre.lng - lng });
  const points = near.map(({ place }) => place);
  const hasMap = source.base !== null || source.streets !== null;
  // Rings are drawn around the development, which is therefore in the middle; a map fits all places.
  const window = fitWindow([centre, ...points, ...(hasMap ? [] : points.map(opposite))], size);
  const home = window.project([centre.lng, centre.lat]);
  const dots = separate(
    near.map(({ number, place }) => ({ number, ...window.project([place.lng, place.lat]) })),
    home,
  );
  return {
    ...size,
    map: drawMap(source, window),
    isSchematic: hasMap && source.isSchematic,
    attribution: source.attribution,
    home,
    points: dots,
    labels: chooseLabels(source.base, window, [home, ...dots], { language, offered }),
    rings: hasMap
      ? []
      : reach.map((km) => ({ radius: (km * 1000) / window.scale, km: formatKilometres(km * 1000, language) })),
    bar: barOf(window, language),
    groups: categories.flatMap(({ name, title }) => {
      const lines = located
        .filter(({ place }) => place.category === name)
        .map(({ place, number, km }) => ({
          number,
          title: localised(place, 'title', language),
          km: formatKilometres(km * 1000, language),
        }));
      return lines.length === 0 ? [] : [{ title, places: lines }];
    }),
  };
}

/** The bar that shows the map's scale: the longest round distance of at most 35 mm. */
function barOf({ scale }: MapWindow, language: Language): PlacePage['bar'] {
  const km = kilometres.findLast((length) => (length * 1000) / scale <= 35) ?? 0.05;
  return { length: (km * 1000) / scale, km: formatNumber(km, language, 2) };
}

/**
 * One to four rings, wide enough for nine places in ten, so that one distant airport does not squeeze the others
 * together.
 */
export function ringsFor(distances: readonly number[]): number[] {
  const sorted = [...distances].sort((a, b) => a - b);
  const reach = Math.max(sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 1, 0.1);
  const step = kilometres.find((length) => length >= 0.25 && reach / length <= 4) ?? reach / 4;
  return Array.from({ length: Math.max(1, Math.ceil(reach / step)) }, (_, index) => (index + 1) * step);
}

/** The least distance between two dots, and between a dot and the development's mark, in millimetres. */
const dotWidth = 4.6;
const markWidth = 7.5;

/** Moves overlapping dots apart, and off the mark, by as little as possible. */
function separate<P extends PaperPoint>(points: P[], mark: PaperPoint): P[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 80; round += 1) {
    for (const [index, a] of moved.entries()) {
      const [x, y] = overlap(mark, a, markWidth);
      a.x += x;
      a.y += y;
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = overlap(a, b, dotWidth);
        a.x -= dx / 2;
        a.y -= dy / 2;
        b.x += dx / 2;
        b.y += dy / 2;
      }
    }
  }
  return moved;
}

/** How far to move `b` away from `a` so that they are `apart` millimetres apart. */
function overlap(a: PaperPoint, b: PaperPoint, apart: number): [number, number] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= apart) return [0, 0];
  return distance === 0 ? [apart, 0] : [(dx / distance) * (apart - distance), (dy / distance) * (apart - distance)];
}
