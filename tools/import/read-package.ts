import type { Language } from '#domain/texts/language.ts';
import type { TextParts } from '#domain/projects/development-texts.ts';
import { pictureKeys } from '#domain/projects/picture-text.ts';
import { floorCode } from '#domain/floors/floor-code.ts';
import type { Development } from '#server/features/development/development.ts';
import type { PackageNames } from '#server/features/development/package-names.ts';
import { warnOfUnprintedLetters } from './brand/warn-of-unprinted-letters.ts';
import { reportMeantFiles } from './folder/meant-files.ts';
import { nestedPackage } from './folder/nested-package.ts';
import { noteDemoFile } from './folder/note-demo-file.ts';
import { References } from './folder/references.ts';
import { warnOfSampleFiles } from './folder/warn-of-sample-files.ts';
import { warnOfUnusedFiles } from './folder/warn-of-unused-files.ts';
import { readFolder } from './folder/read-folder.ts';
import { readLegalPages } from './legal/read-legal.ts';
import { Report } from './mistakes/report.ts';
import { readMap } from './map/read-map.ts';
import { buildingClasses, withLevels, withoutAbsent } from './outlines/building-classes.ts';
import { checkOutlineShapes } from './outlines/check-outline-shapes.ts';
import { readFronts } from './outlines/read-fronts.ts';
import { readPlans, type ReadPlan } from './outlines/read-plans.ts';
import { drawingFile } from './pictures/drawing-file.ts';
import type { MediaItem } from './pictures/media-item.ts';
import { placeholderItem } from './pictures/placeholder.ts';
import { readDocuments } from './pictures/read-documents.ts';
import { readFrames, readPictures } from './pictures/read-pictures.ts';
import { readRotator, type ReadSequence } from './rotator/read-rotator.ts';
import { sequenceMedia } from './rotator/sequence-media.ts';
import { warnOfEmptyFeatures } from './settings/empty-features.ts';
import { guessLanguages } from './settings/guess-languages.ts';
import { checkTextKeys } from './settings/check-texts.ts';
import { centreOf, readSettings, settingsWith, statedCentre } from './settings/read-settings.ts';
import { isCentreSwapped, warnOfTimeZone } from './settings/warn-of-time-zone.ts';
import { areComplete } from './tables/are-complete.ts';
import { lostRows, type LostRows } from './tables/breaks-off.ts';
import { codesOf, namedBuildings, placedUnits, withLostUnits } from './tables/known-buildings.ts';
import { isWithoutClass, readBuildings, type ReadBuilding } from './tables/read-buildings.ts';
import { packageNames } from './loaded/package-names.ts';
import { readFrontNames } from './tables/read-front-names.ts';
import { readGalleries } from './tables/read-galleries.ts';
import { readHeldUnits } from './tables/read-held-units.ts';
import { readLevels, warnOfUnusedLevels, type ReadLevel } from './tables/read-levels.ts';
import { warnOfAlikeLevels } from './tables/warn-of-alike-levels.ts';
import { readLookups } from './tables/read-lookups.ts';
import { readPanoramas, warnOfUnreachable } from './tables/read-panoramas.ts';
import { readPlaceCategories } from './tables/read-place-categories.ts';
import { readPlaces } from './tables/read-places.ts';
import { readUnits, type ReadUnit } from './tables/read-units.ts';
import { warnOfBuildings } from './tables/warn-of-buildings.ts';
import { warnOfFacts } from './tables/warn-of-facts.ts';
import { versionOf } from './version-of.ts';

/**
 * A package that was read. `development` is null if there is any mistake, `names` only if its units or buildings could
 * not be read.
 */
type ReadPackage = {
  report: Report;
  development: Development | null;
  media: MediaItem[];
  names: PackageNames | null;
};

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
    return { report, development: null, media: [], names: null };
  }
  const nested = nestedPackage(folder);
  if (nested !== null) {
    report.mistake('package_nested', { file: nested }, { path: nested });
    return { report, development: null, media: [], names: null };
  }
  for (const file of folder.twins)
    report.mistake('file_twice', { file }, { path: file, other: `${file} (Unicode NFD)` });
  await reportMeantFiles(folder, report);
  const references = new References(folder, report);
  const tables = await readTables(references, report);
  const { settings, offered, content, names } = tables;
  const withUnits = new Set(content.units.map(({ building }) => building));
  const turn = settingsWith(settings, 'frames', 'isMultiCanvas');
  const rotatorSettings = settings && turn && { ...turn, place: settings.placeOf(['settings', 'frames']) };
  const known = { buildings: content.buildings, areAll: tables.areBuildingsKnown };
  const rotator = await readRotator(references, report, rotatorSettings, known, withUnits);
  checkAgainstTables(tables, rotator, references, report);
  addStandardFiles(references);
  await noteDemoFile(folder, settingsWith(settings, 'projectName'));
  warnOfUnusedFiles(references, report, { ...tables, rotator });
  await warnOfSampleFiles(folder, report);
  const files = await readReferencedFiles(references, report, rotator, onChecked);
  checkOutlineShapes([...tables.boxes, ...tables.plans], files.pictures, report);
  const centre = isCentreSwapped(report) ? null : centreOf(settingsWith(settings, 'map'));
  const map = await readMap(folder, report, centre, offered);
  const legal = await readLegalPages(folder, report, offered);
  if (report.mistakes.length > 0 || settings === null) return { report, development: null, media: [], names };
  const plans = tables.plans.map(withDrawingFile);
  const development: Development = {
    ...content,
    settings: settings.settings,
    texts: settings.texts,
    version: '',
    legal,
    plans: plans.map(({ plan }) => plan),
    pictures: files.pictures,
    documents: [...files.documents, ...map.documents],
    sequences: files.sequences,
  };
  const media = [...settings.brandItems, ...files.items, ...map.items, ...plans.flatMap(({ item }) => item ?? [])];
  return { report, development: { ...development, version: versionOf(development) }, media, names };
}

/** Reads the settings, the tables and the outlines that refer to their rows. */
async function readTables(references: References, report: Report) {
  const settings = await readSettings(references, report);
  const offered = settings?.settings.languages ?? (await guessLanguages(references.folder));
  const { panoramas, known: knownPanoramas, lines } = await readPanoramas(references, report, offered);
  const framing = settingsWith(settings, 'frameHosts');
  const { lookups, known } = await readLookups(references, report, knownPanoramas, framing, offered);
  const read = await readBuildings(references.folder, report, known, offered);
  const { lost } = read;
  const units = await readUnits({
    references,
    report,
    known,
    buildings: codesOf(read),
    panoramas: knownPanoramas,
    settings: settingsWith(settings, 'frameHosts', 'priceFilter'),
    currency: settingsWith(settings, 'currency', 'currencyUnit', 'currencyUnitPosition'),
  });
  const views = [...(units ?? []), ...lookups.apartmentTypes].map(({ link_360 }) => link_360);
  if (units !== null) warnOfUnreachable(panoramas, lines, views, report);
  const named = lost === null ? namedBuildings(read.buildings, units, report) : read.buildings;
  const buildings = lost === null ? named : null;
  warnOfBuildings(named ?? [], units ?? [], offered, report);
  warnOfFacts(units ?? [], named ?? [], report);
  const heldUnits = await readHeldUnits(references.folder, report, units);
  const galleries = await readGalleries(references, report, framing, offered);
  const placeCategories = await readPlaceCategories(references.folder, report, offered);
  const places = await readPlaces(references.folder, report, statedCentre(settings), placeCategories, offered);
  const levels = await readLevels(references.folder, report, buildings, offered);
  const { areFrontsKnown, plans, fronts, outlines, boxes } = await readOutlines(references, report, {
    buildings: named,
    lost,
    units: placedUnits(units, named ?? [], lost),
    levels,
    offered,
  });
  return {
    settings,
    offered,
    areFrontsKnown,
    areBuildingsKnown: lost === null,
    boxes,
    plans,
    names: packageNames({ settings, buildings, units, heldUnits, report }),
    content: {
      ...lookups,
      buildings: named ?? [],
      units: units ?? [],
      heldUnits,
      galleries,
      panoramas,
      places,
      levels: levels.map(({ isOnFront: _isOnFront, line: _line, ...level }) => level),
      placeCategories,
      fronts,
      floorOutlines: outlines,
    },
  };
}

type Outlined = {
  buildings: readonly ReadBuilding[] | null;
  lost: LostRows | null;
  units: readonly ReadUnit[] | null;
  levels: readonly ReadLevel[];
  offered: readonly Language[];
};

/** Reads the plans and fronts of the buildings, with the outlines of units and floors. */
async function readOutlines(
  references: References,
  report: Report,
  { buildings, lost, units, levels, offered }: Outlined,
) {
  const lostUnits = await lostRows('units', references.folder, report);
  const outlinable = withLostUnits(units, lostUnits);
  const all = outlinable === null || !areComplete(outlinable) ? [] : buildingClasses(buildings ?? [], outlinable);
  const stated = all.filter(({ written }) => lost?.cells.has(written) !== true);
  const areClassesKnown = lost === null && stated.length > 0 && !(buildings ?? []).some(isWithoutClass);
  if (areClassesKnown) warnOfAlikeLevels(levels, stated, offered, report);
  const classes = areClassesKnown ? withoutAbsent(stated, references.folder, report) : stated;
  const frontNames = await readFrontNames(references.folder, report, lost === null ? buildings : null, offered);
  const areFrontsKnown = report.mistakes.every(({ file, code }) => file !== 'fronts.csv' || code === 'class_unknown');
  const { plans, drawnLevels } = await readPlans(references, report, classes, areClassesKnown);
  // Units on other floors than their plans, or none at all, are mistakes of the table, and not of the names.
  const misplaced = ['units_none', 'unit_on_other_plan', 'units_on_other_plans', 'plan_without_units'];
  if (areClassesKnown && report.mistakes.every(({ code }) => !misplaced.includes(code)))
    warnOfUnusedLevels(levels, stated, report);
  // A wrong level is one mistake: the floor that it makes up needs no outline.
  const drawn = withLevels(classes, drawnLevels);
  const areUnitsPlaced = outlinable?.every(({ isPlaced }) => isPlaced) ?? false;
  const names = { levels, fronts: frontNames, areClassesKnown, areFrontsKnown, areUnitsPlaced };
  const read = await readFronts(references, report, drawn, names);
  return { ...read, plans, areFrontsKnown: areClassesKnown && areFrontsKnown };
}

/** Checks what settings and texts say about the tables. */
function checkAgainstTables(
  { settings, content }: Awaited<ReturnType<typeof readTables>>,
  rotator: readonly ReadSequence[],
  references: References,
  report: Report,
): void {
  if (settings === null) return;
  warnOfTimeZone(settings, report);
  const { buildings, units, leadSources } = content;
  const subjects: TextParts = {
    // A table of buildings that breaks off has lost some that units name.
    buildings: [...new Set([...buildings.map(({ code }) => code), ...units.map(({ building }) => building)])],
    // Duplexes also extend to the level above their own.
    levels: [...new Set(units.flatMap(({ level, is_dublex }) => (is_dublex ? [level, level + 1] : [level])))],
    sequences: rotator.map(({ sequence }) => sequence.folder),
    leadSources: leadSources.map(({ name }) => name),
  };
  // Without a table, its levels and pictures would look unused, and features without content.
  const isSound = report.mistakes.every(
    ({ file, code }) => !/\.(csv|xlsx)$/.test(file) && code !== 'folder_absent' && code !== 'plan_without_units',
  );
  if (isSound) warnOfEmptyFeatures(settings, content, report);
  if (!settings.faulty.has('brand'))
    warnOfUnprintedLetters(settings, content, report, settings.placeOf(['settings', 'brand']));
  const pictures = isSound ? new Set([...references.pictures.keys()].flatMap(pictureKeys)) : null;
  const { texts, settings: stated, placeOf } = settings;
  checkTextKeys({ texts, languages: stated.languages }, { subjects, pictures }, report, placeOf);
}

/** Files that belong to a package even if no table refers to them. */
function addStandardFiles(references: References): void {
  references.pictureByStem('pictures/placeholder', 'placeholder', { file: 'pictures' });
  for (const name of references.folder.files.keys()) {
    if (/^documents\/[^/]+\.pdf$/i.test(name)) references.document(name, { file: name }, '');
  }
}

/** Checks the pictures, documents and frames that the package refers to, and lists the files to make from them. */
async function readReferencedFiles(
  references: References,
  report: Report,
  rotator: readonly ReadSequence[],
  onChecked: () => void,
) {
  const { pictures, items } = await readPictures(references.pictures, report, onChecked);
  const documents = await readDocuments(references.documents, report);
  const sequences = [];
  for (const { sequence, frames, size } of rotator)
    sequences.push(sequenceMedia(sequence, await readFrames(frames, size, report, onChecked)));
  const placeholder = references.pictures.has('placeholder') ? [] : [placeholderItem()];
  return {
    pictures: [...pictures, ...placeholder.map(({ picture }) => picture)],
    documents: documents.documents,
    sequences: sequences.map(({ sequence }) => sequence),
    items: [
      ...items,
      ...documents.items,
      ...sequences.flatMap((sequence) => sequence.items),
      ...placeholder.map(({ item }) => item),
    ],
  };
}

function withDrawingFile({ box: _box, ...plan }: ReadPlan): {
  plan: Development['plans'][number];
  item: MediaItem | null;
} {
  const made =
    plan.drawing === null
      ? null
      : drawingFile(plan.drawing, `plans/${floorCode(plan.class_name, plan.level, plan.is_dublex)}.svg`);
  return { plan: { ...plan, drawing: made?.address ?? null }, item: made?.item ?? null };
}
