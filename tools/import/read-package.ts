import { createHash } from 'node:crypto';
import type { Language } from '#domain/texts/language.ts';
import type { Settings } from '#contract/settings.ts';
import { floorCode } from '#domain/floors/floor-code.ts';
import type { Position } from '#domain/routes/position.ts';
import type { Development } from '#server/features/development/development.ts';
import { References } from './folder/references.ts';
import { readFolder } from './folder/read-folder.ts';
import { Report } from './mistakes/report.ts';
import { readMap } from './map/read-map.ts';
import { buildingClasses } from './outlines/building-classes.ts';
import { readFronts } from './outlines/read-fronts.ts';
import { readPlans, type ReadPlan } from './outlines/read-plans.ts';
import { drawingFile } from './pictures/drawing-file.ts';
import type { MediaItem } from './pictures/media-item.ts';
import { placeholderItem } from './pictures/placeholder.ts';
import { readDocuments } from './pictures/read-documents.ts';
import { readFrames, readPictures } from './pictures/read-pictures.ts';
import { readRotator } from './rotator/read-rotator.ts';
import { sequenceMedia } from './rotator/sequence-media.ts';
import { readSettings } from './settings/read-settings.ts';
import { readBuildings } from './tables/read-buildings.ts';
import { readGalleries } from './tables/read-galleries.ts';
import { readLookups } from './tables/read-lookups.ts';
import { readPanoramas } from './tables/read-panoramas.ts';
import { readPlaces } from './tables/read-places.ts';
import { readUnits } from './tables/read-units.ts';

/** A package that was read. `development` is null if there is any mistake. */
export type ReadPackage = { report: Report; development: Development | null; media: MediaItem[] };

/**
 * Reads and checks everything in a package folder. Nothing is written. `onChecked` is called after every checked
 * picture. Mistakes are reported in `language`.
 */
export async function readPackage(
  path: string,
  onChecked: () => void = () => {},
  language: Language = 'en',
): Promise<ReadPackage> {
  const report = new Report(language);
  const folder = await readFolder(path).catch(() => null);
  if (folder === null) {
    report.mistake('folder_missing', { file: path }, { path });
    return { report, development: null, media: [] };
  }
  const references = new References(folder, report);
  const brandItems: MediaItem[] = [];
  const tables = await readTables(references, report, brandItems);
  const rotator = await readRotator(references, report, tables.settings?.settings ?? null, tables.codes);
  addStandardFiles(references);
  const { pictures, items } = await readPictures(references.pictures, report, onChecked);
  const documents = await readDocuments(references.documents, report);
  const map = await readMap(folder, report, centreOf(tables.settings?.settings));
  const sequences = [];
  for (const { sequence, frames } of rotator)
    sequences.push(sequenceMedia(sequence, await readFrames(frames, sequence, report, onChecked)));
  const drawings = tables.plans.map(withDrawingFile);
  const placeholder = references.pictures.has('placeholder') ? [] : [placeholderItem()];
  const media = [
    ...brandItems,
    ...items,
    ...documents.items,
    ...map.items,
    ...sequences.flatMap((one) => one.items),
    ...drawings.flatMap((one) => one.item ?? []),
    ...placeholder.map((one) => one.item),
  ];
  if (report.mistakes.length > 0 || tables.settings === null) return { report, development: null, media: [] };
  const development: Development = {
    ...tables.content,
    ...tables.settings,
    version: '',
    plans: drawings.map((one) => one.plan),
    pictures: [...pictures, ...placeholder.map((one) => one.picture)],
    documents: [...documents.documents, ...map.documents],
    sequences: sequences.map((one) => one.sequence),
  };
  return { report, development: { ...development, version: versionOf(development) }, media };
}

async function readTables(references: References, report: Report, brandItems: MediaItem[]) {
  const settings = await readSettings(references, report, brandItems);
  const panoramas = await readPanoramas(references, report);
  const bySlug = new Map(panoramas.map((panorama) => [panorama.slug, panorama]));
  const { lookups, known } = await readLookups(references, report, bySlug, settings?.settings ?? null);
  const buildings = await readBuildings(references.folder, report, known);
  const codes = buildings && new Set(buildings.map((building) => building.code));
  const units = await readUnits({
    references,
    report,
    known,
    buildings: codes,
    panoramas: bySlug,
    settings: settings?.settings ?? null,
  });
  const galleries = await readGalleries(references, report, settings?.settings ?? null);
  const places = await readPlaces(references.folder, report);
  const classes = units === null ? [] : buildingClasses(buildings ?? [], units);
  const floorOutlines = await readFronts(references, report, classes);
  const plans = await readPlans(references, report, classes);
  return {
    settings,
    codes,
    plans,
    content: {
      ...lookups,
      buildings: buildings ?? [],
      units: units ?? [],
      galleries,
      panoramas,
      places,
      floorOutlines,
    },
  };
}

function centreOf(settings: Settings | undefined): Position | null {
  return settings ? [settings.map.centre.lng, settings.map.centre.lat] : null;
}

/** Files that belong to a package even if no table refers to them. */
function addStandardFiles(references: References): void {
  references.pictureByStem('pictures/placeholder', 'placeholder', { file: 'pictures' });
  for (const name of references.folder.files.keys()) {
    if (/^documents\/[^/]+\.pdf$/i.test(name)) references.document(name, { file: name }, '');
  }
}

function withDrawingFile(plan: ReadPlan): { plan: Development['plans'][number]; item: MediaItem | null } {
  const made =
    plan.drawing === null
      ? null
      : drawingFile(plan.drawing, `plans/${floorCode(plan.class_name, plan.level, plan.is_dublex)}.svg`);
  return { plan: { ...plan, drawing: made?.address ?? null }, item: made?.item ?? null };
}

function versionOf(development: Development): string {
  return createHash('sha256').update(JSON.stringify(development)).digest('hex').slice(0, 32);
}
