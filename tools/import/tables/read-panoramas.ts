import type { Language } from '#domain/texts/language.ts';
import type { Hotspot } from '#contract/entities/panorama.ts';
import { panoramaAddress, panoramaPlaces } from '#domain/panoramas/panorama-address.ts';
import type { DevelopmentPanorama } from '#server/features/development/development.ts';
import { localColumns, readLocal, warnOfLanguages } from './local-columns.ts';
import { hasFile } from '../folder/read-folder.ts';
import type { References } from '../folder/references.ts';
import { closestName } from '../mistakes/suggest.ts';
import type { Report } from '../mistakes/report.ts';
import { breaksOff } from './breaks-off.ts';
import type { KnownPanoramas } from './check-frames.ts';
import { readTable } from './read-table.ts';
import type { Row } from './row.ts';
import { uniqueKey } from './unique-key.ts';

const tables = { panoramas: 'panoramas.csv', hotspots: 'hotspots.csv' };

/**
 * Reads the panoramas and their hotspots, with the lines by slug of those whose place is valid. A package without
 * `panoramas.csv` has none. `known` are those that others may refer to, null if the table breaks off.
 */
export async function readPanoramas(
  references: References,
  report: Report,
  offered: readonly Language[],
): Promise<{
  panoramas: DevelopmentPanorama[];
  known: KnownPanoramas | null;
  lines: ReadonlyMap<string, number>;
}> {
  const rows = await readOptional(references, report, {
    file: tables.panoramas,
    columns: ['slug', 'place', 'picture', 'yaw', 'pitch'],
    text: 'name',
    offered,
  });
  const unique = uniqueKey('slug');
  const lines = new Map<string, number>();
  const panoramas = rows.map((row) => {
    const slug = row.code('slug');
    unique(row, slug);
    const panorama = readPanorama(row, slug ?? '', references, offered);
    // One at an unknown place, which was reported, is meant to be listed.
    if (panorama.place !== null || row.isEmpty('place')) lines.set(slug ?? '', row.place.line);
    return panorama;
  });
  const directions = new Map<string, number>();
  const bySlug = new Map(panoramas.map((panorama) => [panorama.slug, panorama]));
  const known = breaksOff('panoramas', report) ? null : bySlug;
  const slugs = known && new Set(known.keys());
  const hotspots = await readOptional(references, report, {
    file: tables.hotspots,
    columns: ['panorama', 'yaw', 'pitch', 'to', 'link'],
    text: 'title',
    offered,
  });
  for (const row of hotspots) {
    const panorama = row.reference('panorama', slugs, 'panorama_unknown');
    const hotspot = readHotspot(row, slugs, report, offered);
    // A misspelt name leads to the panorama that it means.
    const meant = hotspot.to === null ? closestName(row.optional('to') ?? '', bySlug.keys()) : undefined;
    if (meant !== undefined) lines.delete(meant);
    if (panorama !== null && hotspot.to === panorama) row.warn('hotspot_to_itself', { slug: panorama });
    const direction = `${panorama} ${hotspot.yaw} ${hotspot.pitch}`;
    const other = directions.get(direction);
    if (other !== undefined) row.warn('hotspots_at_one_place', { other });
    else directions.set(direction, row.place.line);
    bySlug.get(panorama ?? '')?.hotspots.push(hotspot);
  }
  return { panoramas, known, lines };
}

/**
 * Warns of panoramas with a line that are not listed, and to which neither a hotspot nor a 360° view leads. `links` are
 * those views.
 */
export function warnOfUnreachable(
  panoramas: readonly DevelopmentPanorama[],
  lines: ReadonlyMap<string, number>,
  links: readonly (string | null)[],
  report: Report,
): void {
  for (const { slug, place } of panoramas) {
    const line = lines.get(slug);
    const isLinked = links.includes(panoramaAddress(slug, place));
    const isNamed = panoramas.some((other) => other.slug !== slug && other.hotspots.some(({ to }) => to === slug));
    if (place === null && slug !== '' && line !== undefined && !isLinked && !isNamed)
      report.warning('panorama_unreachable', { file: tables.panoramas, line }, { slug });
  }
}

/** A table that a package may lack. `text` is its text in the languages of the development. */
type OptionalTable = { file: string; columns: string[]; text: string; offered: readonly Language[] };

async function readOptional(
  { folder }: References,
  report: Report,
  { file, columns, text, offered }: OptionalTable,
): Promise<Row[]> {
  if (!hasFile(folder, file)) return [];
  const texts = localColumns([text], offered);
  const rows =
    (await readTable(folder, report, {
      files: [file],
      columns: [...columns, ...texts.required],
      optionalColumns: texts.optional,
    })) ?? [];
  warnOfLanguages(rows, [text], offered, report);
  return rows;
}

function readPanorama(
  row: Row,
  slug: string,
  references: References,
  offered: readonly Language[],
): DevelopmentPanorama {
  const place = row.optional('place') === null ? null : row.choice('place', panoramaPlaces);
  const given = row.text('picture', 1000);
  const picture = given === null ? null : references.panorama(given, row.place);
  return {
    slug,
    ...readLocal(row, 'name', offered),
    place,
    picture: picture ?? '',
    ...readDirection(row, { emptyIsZero: true }),
    hotspots: [],
  };
}

function readHotspot(
  row: Row,
  slugs: ReadonlySet<string> | null,
  report: Report,
  offered: readonly Language[],
): Hotspot {
  const to = row.optional('to') === null ? null : row.reference('to', slugs, 'panorama_unknown');
  const link = row.link('link');
  if (to !== null && link !== null) report.mistake('hotspot_two_ways', row.place);
  return {
    ...readDirection(row),
    ...readLocal(row, 'title', offered),
    to,
    link,
  };
}

/** A direction in degrees from the middle of the picture; right and up are positive. */
function readDirection(row: Row, { emptyIsZero = false } = {}): { yaw: number; pitch: number } {
  const degrees = (column: string, max: number) => {
    const value = row.decimal(column, { emptyIsZero });
    return value === null ? 0 : (row.within(column, value, -max, max) ?? 0);
  };
  return { yaw: degrees('yaw', 360), pitch: degrees('pitch', 90) };
}
