import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { drawnMapSchema, mapFeatureSchema, type DrawnMap } from '#contract/entities/map.ts';
import { fieldsInOrder } from '#domain/texts/fields-in-order.ts';
import { offeredLanguage, type Language, type Text } from '#domain/texts/language.ts';
import { decodeGraph, GraphFileError, type GraphMistakeCode } from '#domain/routes/graph-file.ts';
import { metresBetween, type Position } from '#domain/routes/position.ts';
import type { StreetGraph } from '#domain/routes/street-graph.ts';
import type { Development } from '#server/features/development/development.ts';
import { mapFiles } from '#server/map/stored-map.ts';
import { checkTiles, NotPlainTableError, NoTileIndexError } from '#server/map/tile-archive.ts';
import { isWithinSizeLimit } from '../folder/size-limit.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { tilesReason } from '../mistakes/parser-reasons.ts';
import type { Report } from '../mistakes/report.ts';
import { mediaId, mediaIdOfFile, type MediaItem } from '../pictures/media-item.ts';
import { readJson, type JsonContent } from '../settings/read-json.ts';
import { encodeDrawn, joinDrawn } from './draw-streets.ts';
import { detailText } from '../mistakes/detail-text.ts';

type DocumentRow = Development['documents'][number];
type Part = { row: DocumentRow; item: MediaItem };
/** West, south, east and north. */
type Bounds = readonly [number, number, number, number];
type ReadMap = { documents: DocumentRow[]; items: MediaItem[] };

const maxMegabytes = { drawn: 5, installed: 500 };
/** How far from the development features may be, in kilometres. Town names may be farther away than streets. */
const maxStreetDistance = 100;
const maxOtherDistance = 1000;

const graphMistakes: Record<GraphMistakeCode, Text> = {
  graph_other: detailText('graphOther'),
  graph_cut: detailText('graphCut'),
  graph_nodes: detailText('graphNodes'),
};

/**
 * Reads the map of a package: drawn maps are checked feature by feature; files installed by `npm run map` are opened.
 * If no streets are installed, the graph is built from the drawn ones. `centre` is the position of the development;
 * null if its settings are invalid.
 */
export async function readMap(
  folder: PackageFolder,
  report: Report,
  centre: Position | null,
  offered: readonly Language[],
): Promise<ReadMap> {
  let drawn: StreetGraph | null = null;
  const parts = [
    await readPart(folder, report, {
      name: mapFiles.base,
      media_type: 'application/geo+json',
      maxMegabytes: maxMegabytes.drawn,
      check: async () => void (drawn = await checkBase(folder, report, centre, offered)),
    }),
    await readPart(folder, report, {
      name: mapFiles.world,
      media_type: 'application/geo+json',
      maxMegabytes: maxMegabytes.drawn,
      check: async () => void (await checkDrawn(folder, report, mapFiles.world, centre)),
    }),
    await readPart(folder, report, {
      name: mapFiles.tiles,
      media_type: 'application/vnd.sqlite3',
      maxMegabytes: maxMegabytes.installed,
      check: (path) =>
        checkOpens(report, mapFiles.tiles, async () =>
          warnOfElsewhere(checkTiles(path), mapFiles.tiles, centre, report),
        ),
    }),
    await readPart(folder, report, {
      name: mapFiles.streets,
      media_type: 'application/octet-stream',
      maxMegabytes: maxMegabytes.installed,
      check: (path) => checkOpens(report, mapFiles.streets, async () => void decodeGraph(await readFile(path))),
    }),
  ];
  if (parts[0] && drawn) parts.push(drawnStreets(drawn, parts[0].item.id));
  const found = parts.filter((part) => part !== null && part !== undefined);
  return { documents: found.map((part) => part.row), items: found.map((part) => part.item) };
}

/** A file of the map that a package may have. `check` reports what is wrong with its content. */
type WantedPart = {
  name: string;
  media_type: string;
  maxMegabytes: number;
  check: (path: string) => Promise<void>;
};

async function readPart(
  folder: PackageFolder,
  report: Report,
  { name, media_type, maxMegabytes: max, check }: WantedPart,
): Promise<Part | null> {
  const path = folder.files.get(name);
  if (path === undefined) return null;
  if (!(await isWithinSizeLimit({ path, name, place: { file: name } }, max, report))) return null;
  await check(path);
  const id = await mediaIdOfFile('map', path);
  const file = name.slice('map/'.length);
  const make: MediaItem['make'] = async (_, write) => write(file, createReadStream(path));
  return {
    row: { name, media_id: id, media_type, file },
    item: { id, label: name, files: [{ name: file, format: 'other' }], make },
  };
}

/** The name of the recipe must change whenever the same drawing would result in another graph. */
function drawnStreets(graph: StreetGraph, drawing: string): Part {
  const id = mediaId('drawn-streets-1', drawing);
  const file = 'streets.graph';
  const make: MediaItem['make'] = async (_, write) => write(file, Buffer.from(encodeDrawn(graph)));
  return {
    row: { name: mapFiles.streets, media_id: id, media_type: 'application/octet-stream', file },
    item: { id, label: mapFiles.streets, files: [{ name: file, format: 'other' }], make },
  };
}

/** Reads a drawn map, and warns if there is nothing on it. */
async function checkDrawn(folder: PackageFolder, report: Report, file: string, centre: Position | null) {
  const read = await readJson(folder, report, {
    file,
    schema: drawnMapSchema,
    invalid: 'map_invalid',
    adapt: (content) => ({ ...content, raw: inDegrees(content, { file, centre: centre ?? [0, 0] }, report) }),
  });
  if (read?.value?.features.length === 0) report.warning('map_empty', { file }, { path: file });
  return read;
}

/** Beyond this, coordinates are metres of another system, and no mistyped degrees. */
const maxDegrees = 1000;

/**
 * A drawn map whose coordinates are all replaced by the centre if any are metres, which is one mistake: what else is
 * wrong with its features is still found.
 */
function inDegrees({ raw, places }: JsonContent, { file, centre }: { file: string; centre: Position }, report: Report) {
  const features = (raw as { features?: unknown } | null)?.features;
  if (!Array.isArray(features)) return raw;
  let first: { x: number; y: number; index: number } | undefined;
  const replaced = (value: unknown, index: number): unknown => {
    if (!Array.isArray(value)) return value;
    const [x, y] = value as unknown[];
    if (typeof x !== 'number' || typeof y !== 'number') return value.map((part) => replaced(part, index));
    if (Math.max(Math.abs(x), Math.abs(y)) > maxDegrees) first ??= { x, y, index };
    return centre;
  };
  const moved = features.map((feature: { geometry?: { coordinates?: unknown } } | null, index) =>
    feature?.geometry?.coordinates === undefined
      ? feature
      : { ...feature, geometry: { ...feature.geometry, coordinates: replaced(feature.geometry.coordinates, index) } },
  );
  if (first === undefined) return raw;
  const line = places.lineOf(['features', first.index]);
  report.mistake('map_other_system', { file, line }, { path: file, x: first.x, y: first.y });
  return { ...(raw as object), features: moved };
}

/**
 * The graph of drawn streets; null if others are installed. Streets that are too far away or too many are reported,
 * because joining them would block the server.
 */
async function checkBase(
  folder: PackageFolder,
  report: Report,
  centre: Position | null,
  offered: readonly Language[],
): Promise<StreetGraph | null> {
  const read = await checkDrawn(folder, report, mapFiles.base, centre);
  if (read === null) return null;
  const features = validFeatures(read.raw, (index) => read.places.lineOf(['features', index]));
  checkLabels(features, offered, report);
  if (centre !== null) checkDistances(features, centre, report);
  const isInDegrees = report.mistakes.every(({ code, file }) => code !== 'map_other_system' || file !== mapFiles.base);
  if (read.value === null || folder.files.has(mapFiles.streets) || !isInDegrees) return null;
  const graph = joinDrawn(read.value);
  if (graph === null) report.mistake('map_streets_many', { file: mapFiles.base });
  return graph;
}

/** A feature and its place in the file. */
type PlacedFeature = { feature: DrawnMap['features'][number]; path: string; line: number | undefined };

/** The valid features, so that a mistake in one does not hide mistakes in others. */
function validFeatures(raw: unknown, lineOf: (index: number) => number | undefined): PlacedFeature[] {
  const features: unknown = typeof raw === 'object' && raw !== null && 'features' in raw ? raw.features : undefined;
  if (!Array.isArray(features)) return [];
  return features.flatMap((feature, index) => {
    const { data } = mapFeatureSchema.safeParse(feature);
    return data === undefined ? [] : [{ feature: data, path: `features.${index}`, line: lineOf(index) }];
  });
}

/**
 * Reports labels without any name. Warns of languages of the development in which labels lack a name, so that a name in
 * another language is shown instead.
 */
function checkLabels(features: readonly PlacedFeature[], offered: readonly Language[], report: Report): void {
  const first = offeredLanguage(undefined, offered);
  const labels = features.flatMap(({ feature: { properties }, line }) =>
    properties.kind === 'label' ? [{ names: properties, place: { file: mapFiles.base, line } }] : [],
  );
  const isNamed = ({ names }: (typeof labels)[number]) =>
    fieldsInOrder('name', first, offered).some((field) => hasText(names, field));
  for (const { place } of labels.filter((label) => !isNamed(label)))
    report.mistake('map_nameless', place, { property: `name_${first}` });
  for (const language of offered) {
    const property = `name_${language}`;
    const lacking = labels.filter((label) => isNamed(label) && !hasText(label.names, property));
    const [firstLacking] = lacking;
    if (firstLacking) report.warning('map_untranslated', firstLacking.place, { property, count: lacking.length });
  }
}

function hasText(names: { readonly [Field in string]?: unknown }, field: string): boolean {
  const name = names[field];
  return typeof name === 'string' && name.trim() !== '';
}

/**
 * Reports features that are too far from the development, for example because latitude comes before longitude. Areas
 * are not checked.
 */
function checkDistances(features: readonly PlacedFeature[], centre: Position, report: Report): void {
  for (const { feature, path, line } of features) {
    const { properties, geometry } = feature;
    if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') continue;
    const max = properties.kind === 'street' ? maxStreetDistance : maxOtherDistance;
    const away = farthestCorner(centre, geometry);
    if (away > max)
      report.mistake('map_feature_far', { file: mapFiles.base, line }, { path, away: Math.round(away), max });
  }
}

type Geometry = Exclude<DrawnMap['features'][number]['geometry'], { type: 'Polygon' | 'MultiPolygon' }>;

/** The distance from a position to the farthest corner of a geometry, in kilometres. */
function farthestCorner(from: Position, geometry: Geometry): number {
  const corners: readonly Position[] =
    geometry.type === 'Point'
      ? [geometry.coordinates]
      : geometry.type === 'LineString'
        ? geometry.coordinates
        : geometry.coordinates.flat();
  return corners.reduce((max, corner) => Math.max(max, metresBetween(from, corner) / 1000), 0);
}

/** By how many degrees the development may be outside of its map: at the sea, the map may end before it. */
const outside = 0.1;

/** Warns of a map that was cut for another place, because screens would show nothing. `bounds` are in degrees. */
function warnOfElsewhere(
  [west, south, east, north]: Bounds,
  path: string,
  centre: Position | null,
  report: Report,
): void {
  if (centre === null) return;
  const [lng, lat] = centre;
  if (lng < west - outside || lng > east + outside || lat < south - outside || lat > north + outside)
    report.warning('map_elsewhere', { file: path }, { path, lat, lng });
}

async function checkOpens(report: Report, file: string, open: () => Promise<void>): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (error instanceof NotPlainTableError)
      report.mistake('map_no_table', { file }, { path: file, table: error.table });
    else if (error instanceof NoTileIndexError) report.mistake('map_no_index', { file }, { path: file });
    else
      report.mistake(
        'map_unreadable',
        { file },
        {
          path: file,
          reason: error instanceof GraphFileError ? graphMistakes[error.code] : tilesReason((error as Error).message),
        },
      );
  }
}
