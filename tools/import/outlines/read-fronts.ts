import type { DevelopmentFront, FloorOutline } from '#server/features/development/development.ts';
import { everyElement, type SvgElement } from '../drawings/svg-tree.ts';
import { readViewBox, shownSize, type Shown, type Size } from '../drawings/view-box.ts';
import type { References } from '../folder/references.ts';
import { drawingFormats, formatHint, misnamedFile } from '../folder/resolve-path.ts';
import type { Place, Report } from '../mistakes/report.ts';
import { suggestFile } from '../mistakes/suggest.ts';
import type { FrontName } from '../tables/read-front-names.ts';
import type { ReadLevel } from '../tables/read-levels.ts';
import type { BuildingClass } from './building-classes.ts';
import { checkFloors, reportShifted, reportStrays, type OutlinedLevels, type StrayOutline } from './check-floors.ts';
import { reportExchanged, type FloorsOfClass } from './exchanged-fronts.ts';
import { expectedFronts, usualFront, type ExpectedFront } from './expected-fronts.ts';
import type { OutlineBox } from './check-outline-shapes.ts';
import { checkPolygons, pointsText, warnOfOpen, withoutOutside } from './check-polygon.ts';
import { elementsById, loadSvg } from './load-svg.ts';
import type { Point } from './matrix.ts';
import { findMisnamedFront } from './misnamed-front.ts';
import { boundsOf } from './polygon.ts';
import { readShapes, type OutlineShape } from './read-shapes.ts';
import { authoredName, namesOf, nameVariants } from './shape-names.ts';
import { warnOfFloors } from './warn-of-floors.ts';

/** The fronts of all classes, the outlines on them, and the pictures over which these are shown. */
type ReadFronts = {
  fronts: DevelopmentFront[];
  outlines: FloorOutline[];
  boxes: { box: OutlineBox | null }[];
};

/**
 * `areClassesKnown` is false if the class of a building could not be read, so that fronts may be of that class;
 * `areFrontsKnown` if the name of a front could not, `areUnitsPlaced` if the building or level of a unit could not.
 */
type Names = {
  levels: readonly ReadLevel[];
  fronts: readonly FrontName[];
  areClassesKnown: boolean;
  areFrontsKnown: boolean;
  areUnitsPlaced: boolean;
};

/**
 * Reads the fronts of all classes, their pictures and the outlines of their floors. A class has the fronts that
 * `fronts.csv` lists for it, otherwise one. Each floor with units must be outlined on at least one of them, unless
 * `levels.csv` says that it is on no front.
 */
export async function readFronts(
  references: References,
  report: Report,
  classes: readonly BuildingClass[],
  names: Names,
): Promise<ReadFronts> {
  const read: ReadFronts = { fronts: [], outlines: [], boxes: [] };
  const stems = new Set<string>();
  const floors: FloorsOfClass[] = [];
  const fronts = new Map(classes.map((one) => [one, expectedFronts(one, names.fronts, references.folder, report)]));
  if (names.areClassesKnown && names.areFrontsKnown) findMisnamedFront(fronts, references.folder, report);
  for (const [buildingClass, expected] of fronts) {
    // Its fronts are among those whose names could not be read.
    if (!names.areFrontsKnown && expected.some(({ front, stem }) => front === '' && hasFolder(references, stem)))
      continue;
    for (const { stem, actualStem = stem } of expected) stems.add(stem).add(actualStem);
    floors.push(await readFrontsOfClass(buildingClass, expected, references, report, read));
  }
  const exchanged = reportExchanged(floors, names.levels, report);
  for (const one of floors) if (!exchanged.includes(one)) checkFloorsOfClass(one, names, report);
  const unknown = unknownFronts(references, stems);
  if (names.areClassesKnown && names.areFrontsKnown) reportUnknownFronts(unknown, report, stems);
  // A mistake in a table does not hide those of the drawings whose class it leaves unknown.
  else for (const { path, file } of unknown) reportStrays((await readFront(path, file, '', report)).strays, report);
  return read;
}

function checkFloorsOfClass(
  { buildingClass, levels, drawn, files }: FloorsOfClass,
  names: Names,
  report: Report,
): void {
  // A front without its drawing, or with one that cannot be read, was reported already.
  const isComplete = levels.isRead && names.areFrontsKnown && buildingClass.isVilla === false;
  if (isComplete && names.areUnitsPlaced && reportShifted(levels, buildingClass, names.levels, report)) return;
  for (const { found, file } of drawn) warnOfFloors(found, names, buildingClass, report, file);
  if (isComplete) checkFloors(levels, report, files, buildingClass, names.levels);
  else reportStrays(levels.strays, report);
}

/** Reads the fronts of one class into `read`, and returns the levels that any of them outlines. */
async function readFrontsOfClass(
  buildingClass: BuildingClass,
  expected: readonly ExpectedFront[],
  references: References,
  report: Report,
  read: ReadFronts,
): Promise<FloorsOfClass> {
  const drawn: FloorsOfClass['drawn'] = [];
  const levelsFound: OutlinedLevels = { outlined: new Map(), named: new Map(), strays: [], isRead: false };
  const areRead: boolean[] = [];
  for (const one of expected) {
    const { stem, actualStem = stem, place, ...front } = one;
    const isOne = front.front === '';
    const file = references.folder.files.has(`${stem}.svg`) ? `${stem}.svg` : `${actualStem}.svg`;
    const path = references.folder.files.get(file);
    const isPictured = hasPicture([stem, actualStem], front.picture, references, place);
    if (!isPictured && reportMissingPicture(one, buildingClass, references, report)) continue;
    if (path === undefined) {
      if (references.folder.outside.has(file)) report.mistake('file_outside', place, { path: file });
      // Villas and buildings without units need no outlines, because they have no floors to select.
      else if (buildingClass.isVilla !== false || isWithoutUnits(buildingClass)) read.fronts.push(front);
      else reportMissing(file, one, 'front_missing', buildingClass, references, report);
      continue;
    }
    const drawing = await readFront(path, file, front.picture, report);
    areRead.push(drawing.namedLevels !== null);
    if (drawing.isEmpty && buildingClass.isVilla === false && !isOne)
      report.warning('front_without_outlines', { file, line: drawing.line }, { front: front.front });
    read.fronts.push({ ...front, ...drawing.size });
    read.boxes.push({ box: drawing.box });
    drawn.push({ found: drawing.found, file });
    for (const { level, polygon } of addLevels(levelsFound, drawing, file))
      read.outlines.push({ class_name: buildingClass.name, front: front.front, level, points: pointsText(polygon) });
  }
  const levels = { ...levelsFound, isRead: areRead.length > 0 && areRead.every(Boolean) };
  return { buildingClass, levels, drawn, files: expected.map(({ stem }) => `${stem}.svg`) };
}

/** Reports a file that a front lacks: `code` is the mistake of the only front of a class. */
function reportMissing(
  path: string,
  { front, stem, place }: ExpectedFront,
  code: 'picture_missing' | 'front_missing' | 'front_absent',
  { written }: BuildingClass,
  references: References,
  report: Report,
): void {
  const isOne = front === '';
  const isDrawing = isOne && code === 'front_missing';
  const hint = isDrawing ? otherDrawing(references, path) : misnamedFile(references.folder, path);
  const drawing = `${stem}.svg`;
  report.mistake(isOne ? code : 'front_file_missing', place, { front, class: written, path, drawing, hint });
}

/** Reports the picture that a front lacks; returns true if it lacks its drawing as well, which is one mistake. */
function reportMissingPicture(
  front: ExpectedFront,
  buildingClass: BuildingClass,
  references: References,
  report: Report,
): boolean {
  const isWhole = isAbsent(front, buildingClass, references);
  const code = isWhole ? 'front_absent' : 'picture_missing';
  reportMissing(`${front.stem}.webp`, front, code, buildingClass, references, report);
  return isWhole;
}

/** Whether nothing resembles the picture and the drawing that the only front of a class lacks, although it has floors. */
function isAbsent(
  { front, stem, actualStem }: ExpectedFront,
  buildingClass: BuildingClass,
  { folder }: References,
): boolean {
  const isNeeded = front === '' && buildingClass.isVilla === false && !isWithoutUnits(buildingClass);
  const files = [`${stem}.svg`, `${stem}.webp`];
  const isThere = (file: string) => folder.files.has(file) || folder.outside.has(file);
  const isElsewhere = (file: string) =>
    misnamedFile(folder, file) !== '' || formatHint(folder, file, drawingFormats) !== '';
  return isNeeded && actualStem === undefined && !files.some((file) => isThere(file) || isElsewhere(file));
}

/** Whether one of the paths is that of a picture, which is then in use, or of one in another format, reported. */
function hasPicture(stems: readonly [string, string], name: string, references: References, place: Place): boolean {
  const isThere = stems.some((stem) => references.pictureByStem(stem, name, place) !== null);
  return isThere || references.reportOtherFormat(stems[0], place);
}

/** A hint at the drawing that a missing one probably is. */
const otherDrawing = ({ folder }: References, file: string) =>
  formatHint(folder, file, drawingFormats) || misnamedFile(folder, file);

/** Adds the levels of a front to those of its class, and returns its valid outlines. */
function addLevels({ outlined, named, strays }: OutlinedLevels, front: ReadFront, file: string) {
  const { found, namedLevels } = front;
  strays.push(...front.strays);
  for (const [level, line] of namedLevels ?? []) if (!named.has(level)) named.set(level, line);
  for (const [level, { line }] of found) outlined.set(level, [...(outlined.get(level) ?? []), { file, line }]);
  return [...found].flatMap(([level, { polygon }]) => (polygon === null ? [] : [{ level, polygon }]));
}

/** The outlines of a front by level; null for an invalid one, which was reported. */
type FloorPolygons = Map<number, { polygon: Point[] | null; line: number }>;

/** A front that was read; `namedLevels` are the lines of what is named after a level, null if it could not be read. */
type ReadFront = {
  found: FloorPolygons;
  size: Size;
  box: OutlineBox | null;
  /** Outlines of no floor, which are reported once it is known which floors lack one. */
  strays: StrayOutline[];
  namedLevels: ReadonlyMap<number, number> | null;
  /** Whether the drawing has no shapes at all; `line` is that of its root. */
  isEmpty: boolean;
  line?: number | undefined;
};

async function readFront(path: string, file: string, picture: string, report: Report): Promise<ReadFront> {
  const found: FloorPolygons = new Map();
  const tree = await loadSvg(path, report, file);
  if (tree === null) return { found, size: usualFront, box: null, strays: [], namedLevels: null, isEmpty: false };
  const byId = elementsById(tree, tree.root, report, file, (id) => levelOf(id) !== undefined);
  const { size, drawn, fit } = shownSize(tree.root, usualFront, report, file);
  const shapes = readShapes({ root: tree.root, byId, outer: fit }, report, file);
  const strays = withoutOutside(shapes, { size, drawn }, report, file).flatMap(
    (shape) => addFloor(found, shape, { size, drawn }, report, file) ?? [],
  );
  const viewBox = readViewBox(tree.root);
  const box = viewBox && shapes.length > 0 ? { file, line: tree.root.line, size: viewBox, picture, shown: size } : null;
  return {
    found,
    size,
    box,
    strays,
    namedLevels: levelsNamedIn(tree.root),
    isEmpty: shapes.length === 0,
    line: tree.root.line,
  };
}

function levelsNamedIn(root: SvgElement): Map<number, number> {
  const named = [...everyElement(root)].flatMap((element) => {
    const level = namesOf(element)
      .map(levelOf)
      .find((found) => found !== undefined);
    return level === undefined ? [] : [[level, element.line] as const];
  });
  return new Map(named);
}

/** Adds an outline to those of its floor; returns it if it is that of no floor, or of several. */
function addFloor(
  found: FloorPolygons,
  shape: OutlineShape,
  shown: Shown,
  report: Report,
  file: string,
): StrayOutline | undefined {
  const { line, element } = shape;
  const place = { file, line };
  const level = shape.names
    .flat()
    .map(levelOf)
    .find((found) => found !== undefined);
  const stray = { level, name: authoredName(shape.names), element, file, line, count: shape.polygons.length };
  if (level === undefined) return isArtboard(shape, shown.size) ? undefined : stray;
  const polygons = shape.isUnreadable ? [] : checkPolygons(shape.polygons, `floor-${level}`, shown, report, place);
  warnOfOpen(shape.open ?? [], `floor-${level}`, report, place);
  if (found.has(level) || polygons.length > 1) return { ...stray, count: polygons.length };
  found.set(level, { polygon: polygons[0] ?? null, line });
  return undefined;
}

function levelOf(name: string): number | undefined {
  for (const variant of nameVariants(name)) {
    const level = /^(?:(?:floor|level|kat|f)[\s_-]?)?(-?\d{1,3})$/i.exec(variant)?.[1];
    if (level !== undefined) return Number(level);
  }
  return undefined;
}

/** The frame that Figma adds first: an unnamed shape that covers the whole view box. */
function isArtboard(shape: OutlineShape, { width, height }: Size): boolean {
  const { left, top, right, bottom } = boundsOf(shape.polygons.flat());
  return left <= 1 && top <= 1 && right >= width - 1 && bottom >= height - 1;
}

function hasFolder({ folder }: References, path: string): boolean {
  return [...folder.files.keys()].some((file) => file.startsWith(`${path}/`));
}

function isWithoutUnits({ units, unplaced }: BuildingClass): boolean {
  return units.length === 0 && unplaced.length === 0;
}

type FrontDrawing = { path: string; file: string; stem: string };

/** The drawings of no class. Those that are named beside a missing one are in use. */
function unknownFronts({ folder }: References, stems: ReadonlySet<string>): FrontDrawing[] {
  return [...folder.files].flatMap(([file, path]) => {
    const stem = /^(fronts\/.+)\.svg$/.exec(file)?.[1];
    return stem === undefined || stems.has(stem) || folder.used.has(file) ? [] : [{ path, file, stem }];
  });
}

function reportUnknownFronts(fronts: readonly FrontDrawing[], report: Report, stems: ReadonlySet<string>): void {
  for (const { file, stem } of fronts)
    report.mistake('front_unknown', { file }, { path: file, hint: suggestFile(stem, stems) });
}
