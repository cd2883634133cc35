import { offeredLanguage, type Language } from '#domain/texts/language.ts';
import { metresBetween, type Position } from '#domain/routes/position.ts';
import { standardCategories, type PlaceCategory } from '#domain/places/categories.ts';
import type { DevelopmentPlace } from '#server/features/development/development.ts';
import { localColumns, readLocal, warnOfLanguages } from './local-columns.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import type { Report } from '../mistakes/report.ts';
import { isSamplePlace } from '../../new/sample-places.ts';
import { median } from './median.ts';
import { breaksOff } from './breaks-off.ts';
import { readPosition } from './read-position.ts';
import { readTable } from './read-table.ts';
import type { Row } from './row.ts';
import { uniqueKey } from './unique-key.ts';

/**
 * The centre of the map in `development.json`. `centre` is null if it is invalid; `isStated` is false for the default.
 */
export type StatedCentre = { centre: Position | null; isStated: boolean; line: number | undefined };

/** The greatest distance of a place from the centre of the map, in kilometres. */
const maxDistance = 100;
/** A place stands apart if it is this far from the centre, and this many times as far as the median of all places. */
const apart = { kilometres: 40, ratio: 10 };
/** A place farther away than this is warned of if it would be this many times nearer with its coordinates exchanged. */
const exchanged = { kilometres: 10, ratio: 5 };
/** The icons of categories whose places are often outside of the town. */
const distantIcons: readonly string[] = ['airport', 'transport'];

/**
 * Reads the places, with latitude and longitude in degrees, and checks that they are near the centre of the map.
 * `categories` are those of the package; empty for the standard ones.
 */
export async function readPlaces(
  folder: PackageFolder,
  report: Report,
  stated: StatedCentre | null,
  categories: readonly PlaceCategory[],
  offered: readonly Language[] = ['en'],
): Promise<DevelopmentPlace[]> {
  const titles = localColumns(['title'], offered);
  const columns = ['id', 'category', ...titles.required, 'lat', 'lng', 'link'];
  const rows =
    (await readTable(folder, report, { files: ['places.csv'], columns, optionalColumns: titles.optional })) ?? [];
  warnOfLanguages(rows, ['title'], offered, report);
  const shown = categories.length === 0 ? standardCategories : categories;
  const names = shown.map(({ name }) => name);
  const unique = uniqueKey('id');
  const positions = rows.map((row) => ({ row, ...readPosition(row) }));
  checkPositions(positions, report, stated, shown);
  warnOfSamples(positions, stated, offered);
  warnOfTwins(positions, offered);
  return positions.map(({ row, lat, lng }) => {
    const id = row.integer('id', 1, 999_999_999);
    unique(row, id === null ? null : String(id));
    const category = breaksOff('place-categories', report) ? row.name('category') : row.choice('category', names);
    return {
      id: id ?? 0,
      category: category ?? '',
      ...readLocal(row, 'title', offered),
      lat: lat ?? 0,
      lng: lng ?? 0,
      link: row.link('link'),
    };
  });
}

/** Warns of places that are still those of `npm run new`. */
function warnOfSamples(
  positions: readonly ReadPosition[],
  stated: StatedCentre | null,
  offered: readonly Language[],
): void {
  if (!stated?.centre) return;
  const [centreLng, centreLat] = stated.centre;
  const centre = { lat: centreLat, lng: centreLng };
  for (const { row, lat, lng } of positions) {
    const title = titleOf(row, offered);
    if (lat !== null && lng !== null && isSamplePlace(title, { lat, lng }, centre)) row.warn('place_sample', { title });
  }
}

/** Warns of places with the same title at the same position. */
function warnOfTwins(positions: readonly ReadPosition[], offered: readonly Language[]): void {
  const lines = new Map<string, number>();
  for (const { row, lat, lng } of positions) {
    const title = titleOf(row, offered);
    if (lat === null || lng === null || title === '') continue;
    const key = `${title.toLowerCase()} ${lat.toFixed(4)} ${lng.toFixed(4)}`;
    const other = lines.get(key);
    if (other === undefined) lines.set(key, row.place.line);
    else row.warn('place_twice', { title, other });
  }
}

/** The title of a place in the first language of the development. */
function titleOf(row: Row, offered: readonly Language[]): string {
  return row.optional(`title_${offeredLanguage(undefined, offered)}`) ?? '';
}

type Category = Pick<PlaceCategory, 'name' | 'icon'>;
type ReadPosition = { row: Row; lat: number | null; lng: number | null };

function checkPositions(
  positions: readonly ReadPosition[],
  report: Report,
  stated: StatedCentre | null,
  categories: readonly Category[],
): void {
  if (stated === null || positions.length === 0) return;
  const place = { file: 'development.json', line: stated.line };
  if (!stated.isStated) return report.mistake('map_centre_missing', place);
  const { centre } = stated;
  const known = positions.flatMap(({ row, lat, lng }) => (lat === null || lng === null ? [] : [{ row, lat, lng }]));
  if (centre === null || known.length === 0) return;
  const swapped: Position = [centre[1], centre[0]];
  const isFar = (from: Position, lng: number, lat: number) => metresBetween(from, [lng, lat]) > maxDistance * 1000;
  const isCentreSwapped =
    known.length > 1 &&
    known.every(({ lng, lat }) => isFar(centre, lng, lat)) &&
    known.every(({ lng, lat }) => !isFar(swapped, lng, lat));
  if (isCentreSwapped) return report.mistake('map_centre_swapped', place, { lat: centre[1], lng: centre[0] });
  for (const { row, lat, lng } of known) {
    if (!isFar(centre, lng, lat)) continue;
    const away = Math.round(metresBetween(centre, [lng, lat]) / 1000);
    if (Math.abs(lng) <= 90 && !isFar(centre, lat, lng)) report.mistake('place_swapped', row.place, { lat, lng, away });
    else report.warning('place_far', row.place, { away, max: maxDistance });
  }
  warnOfApart(known, centre, report, categories);
}

/** Warns of places within the surroundings that are much farther away than the others, or would be nearer exchanged. */
function warnOfApart(
  known: readonly { row: Row; lat: number; lng: number }[],
  centre: Position,
  report: Report,
  categories: readonly Category[],
): void {
  const distances = known.map(({ row, lat, lng }) => ({
    row,
    lat,
    lng,
    away: metresBetween(centre, [lng, lat]) / 1000,
  }));
  const usual = median(distances.map(({ away }) => away));
  const distant = categories.flatMap(({ name, icon }) => (distantIcons.includes(icon) ? [name] : []));
  for (const { row, lat, lng, away } of distances) {
    if (away > maxDistance) continue;
    const swapped = Math.abs(lng) <= 90 ? metresBetween(centre, [lat, lng]) / 1000 : Infinity;
    const isNearer = away > exchanged.kilometres && swapped * exchanged.ratio < away;
    const isApart =
      away > apart.kilometres && away > apart.ratio * usual && !distant.includes(row.optional('category') ?? '');
    if (isNearer) report.warning('place_nearer_swapped', row.place, { lat, lng, away: Math.round(away) });
    else if (isApart) report.warning('place_apart', row.place, { away: Math.round(away), usual: Math.round(usual) });
  }
}
