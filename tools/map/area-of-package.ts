import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsSchema } from '#contract/settings.ts';
import { metresPerDegree } from '#domain/routes/position.ts';
import { readPlaceCategories } from '#tools/import/tables/read-place-categories.ts';
import { readPlaces } from '#tools/import/tables/read-places.ts';
import { readFolder } from '#tools/import/folder/read-folder.ts';
import { Report } from '#tools/import/mistakes/report.ts';

/** The edges of an area in degrees: west, south, east, north. */
export type Box = [number, number, number, number];

const marginMetres = 6000;

/**
 * The area that the map of a development must cover: its centre and all its places, with a margin of six kilometres.
 */
export async function areaOfPackage(folder: string): Promise<Box> {
  const { settings } = JSON.parse(await readFile(join(folder, 'development.json'), 'utf8')) as { settings: unknown };
  const { centre } = settingsSchema.parse(settings).map;
  const report = new Report();
  const files = await readFolder(folder);
  const points = [centre, ...(await readPlaces(files, report, null, await readPlaceCategories(files, report)))];
  const metres = metresPerDegree(centre.lat);
  const lngs = points.map(({ lng }) => lng);
  const lats = points.map(({ lat }) => lat);
  return [
    Math.min(...lngs) - marginMetres / metres.lng,
    Math.min(...lats) - marginMetres / metres.lat,
    Math.max(...lngs) + marginMetres / metres.lng,
    Math.max(...lats) + marginMetres / metres.lat,
  ];
}
