import { mainFrontOf } from '#domain/buildings/main-front.ts';
import type { DevelopmentFront, FloorOutline } from '#server/features/development/development.ts';
import { everyElement, type SvgElement } from '../drawings/svg-tree.ts';
import { readViewBox, shownSize, type Shown, type Size } from '../drawings/view-box.ts';
import type { References } from '../folder/references.ts';
import { drawingFormats, formatHint, misnamedFile } from '../folder/resolve-path.ts';
import { maxRepeats, type Place, type Report } from '../mistakes/report.ts';
import { suggestFile } from '../mistakes/suggest.ts';
import type { FrontName } from '../tables/read-front-names.ts';
import type { ReadLevel } from '../tables/read-levels.ts';
import type { BuildingClass } from './building-classes.ts';
import { checkFloors, type OutlinedLevels } from './check-floors.ts';
import type { OutlineBox } from './check-outline-shapes.ts';
import { checkPolygons, pointsText } from './check-polygon.ts';
import { elementsById, loadSvg } from './load-svg.ts';
import type { Point } from './matrix.ts';
import { boundsOf } from './polygon.ts';
import { readShapes, type OutlineShape } from './read-shapes.ts';
import { authoredName, namesOf, nameVariants } from './shape-names.ts';
import { warnOfFloors } from './warn-of-floors.ts';

/**
 * The width of every front in the coordinates of its outlines; the height follows from the aspect ratio of its drawing.
 */
const usual = { width: 1920, height: 1080 };

/** The fronts of all classes, the outlines on them, and the pictures over which these are shown. */
type ReadFronts = {
  fronts: DevelopmentFront[];
  outlines: FloorOutline[];
  boxes: { box: OutlineBox | null }[];
};

/** A front that a class should have: the path of its files without their extensions. */
type ExpectedFront = DevelopmentFront & { stem: string; place: Place };

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
  for (const buildingClass of classes) {
    const expected = expectedFronts(buildingClass, names.fronts);
    // Its fronts are among those whose names could not be read.
    if (!names.areFrontsKnown && expected.some(({ front, stem }) => front === '' && hasFolder(references, stem)))
      continue;
    for (const { stem } of expected) stems.add(stem);
    const found = await readFrontsOfClass(buildingClass, expected, references, report, { read, ...names });
    // A front without its drawing, or with one that cannot be read, was reported already.
    const files = expected.map(({ stem }) => `${stem}.svg`);
    if (found.isRead && names.areFrontsKnown) checkFloors(found, report, files, buildingClass, names.levels);
  }
  const unknown = unknownFronts(references, stems);
  if (names.areClassesKnown && names.areFrontsKnown) reportUnknownFronts(unknown, report, stems);
  // A mistake in a table does not hide those of the drawings whose class it leaves unknown.
  else for (const { path, file } of unknown) await readFront(path, file, '', report);
  return read;
}

/** Reads the fronts of one class into `read`, and returns the levels that any of them outlines. */
async function readFrontsOfClass(
  buildingClass: BuildingClass,
  expected: readonly ExpectedFront[],
  references: References,
  report: Report,
  { read, ...names }: Names & { read: ReadFronts },
): Promise<OutlinedLevels> {
  const levelsFound: OutlinedLevels = { outlined: new Map(), named: new Map(), isRead: false };
  const areRead: boolean[] = [];
  for (const { stem, place, ...front } of expected) {
    const isOne = front.front === '';
    const missing = (path: string) =>
      report.mistake('front_file_missing', place, {
        front: front.front,
        class: buildingClass.written,
        path,
        hint: misnamedFile(references.folder, path),
      });
    if (references.pictureByStem(stem, front.picture, place) === null && !references.reportOtherFormat(stem, place)) {
      const picture = `${stem}.webp`;
      if (isOne)
        report.mistake('picture_missing', place, { path: picture, hint: misnamedFile(references.folder, picture) });
      else missing(picture);
    }
    const file = `${stem}.svg`;
    const path = references.folder.files.get(file);
    if (path === undefined) {
      if (references.folder.outside.has(file)) report.mistake('file_outside', place, { path: file });
      // Villas and buildings without units need no outlines, because they have no floors to select.
      else if (buildingClass.isVilla !== false || isWithoutUnits(buildingClass)) read.fronts.push(front);
      else if (isOne) {
        const hint = otherDrawing(references, file);
        report.mistake('front_missing', place, { class: buildingClass.written, path: file, hint });
      } else missing(file);
      continue;
    }
    const one = await readFront(path, file, front.picture, report);
    areRead.push(one.namedLevels !== null);
    if (one.isEmpty && buildingClass.isVilla === false && !isOne)
      report.warning('front_without_outlines', { file, line: one.line }, { front: front.front });
    read.fronts.push({ ...front, ...one.size });
    read.boxes.push({ box: one.box });
    warnOfFloors(one.found, names, buildingClass, report, file);
    for (const { level, polygon } of addLevels(levelsFound, one, file))
      read.outlines.push({ class_name: buildingClass.name, front: front.front, level, points: pointsText(polygon) });
  }
  return { ...levelsFound, isRead: areRead.length > 0 && areRead.every(Boolean) };
}

/** A hint at the drawing that a missing one probably is. */
const otherDrawing = ({ folder }: References, file: string) =>
  formatHint(folder, file, drawingFormats) || misnamedFile(folder, file);

/** Adds the levels of a front to those of its class, and returns its valid outlines. */
function addLevels({ outlined, named }: OutlinedLevels, { found, namedLevels }: ReadFront, file: string) {
  for (const [level, line] of namedLevels ?? []) if (!named.has(level)) named.set(level, line);
  for (const [level, { line }] of found) outlined.set(level, [...(outlined.get(level) ?? []), { file, line }]);
  return [...found].flatMap(([level, { polygon }]) => (polygon === null ? [] : [{ level, polygon }]));
}

function expectedFronts({ name, buildings }: BuildingClass, names: readonly FrontName[]): ExpectedFront[] {
  const several = names.filter((candidate) => candidate.class_name === name);
  const main = { class_name: name, picture: mainFrontOf(name), ...usual };
  if (several.length === 0) {
    const place = { file: 'buildings.csv', line: buildings[0]?.line };
    return [{ ...main, front: '', name_en: '', name_tr: '', stem: `fronts/${name}`, place }];
  }
  return several.map(({ line, ...named }, index) => ({
    ...named,
    ...main,
    // The first front represents the building, in documents and links too.
    picture: index === 0 ? main.picture : `${main.picture}/${named.front}`,
    stem: `fronts/${name}/${named.front}`,
    place: { file: 'fronts.csv', line },
  }));
}

/** The outlines of a front by level; null for an invalid one, which was reported. */
type FloorPolygons = Map<number, { polygon: Point[] | null; line: number }>;

/** A front that was read; `namedLevels` are the lines of what is named after a level, null if it could not be read. */
type ReadFront = {
  found: FloorPolygons;
  size: Size;
  box: OutlineBox | null;
  namedLevels: ReadonlyMap<number, number> | null;
  /** Whether the drawing has no shapes at all; `line` is that of its root. */
  isEmpty: boolean;
  line?: number | undefined;
};

async function readFront(path: string, file: string, picture: string, report: Report): Promise<ReadFront> {
  const found: FloorPolygons = new Map();
  const tree = await loadSvg(path, report, file);
  if (tree === null) return { found, size: usual, box: null, namedLevels: null, isEmpty: false };
  const byId = elementsById(tree, tree.root, report, file, (id) => levelOf(id) !== undefined);
  const { size, drawn, fit } = shownSize(tree.root, usual, report, file);
  const shapes = readShapes({ root: tree.root, byId, outer: fit }, report, file);
  const unknown = shapes.filter((shape) => !addFloor(found, shape, { size, drawn }, report, file));
  reportUnknownFloors(unknown, report, file);
  const viewBox = readViewBox(tree.root);
  const box = viewBox && shapes.length > 0 ? { file, line: tree.root.line, size: viewBox, picture, shown: size } : null;
  return {
    found,
    size,
    box,
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

/** Adds an outline to those of its floor; false if it has a name, but not that of a floor. */
function addFloor(found: FloorPolygons, shape: OutlineShape, shown: Shown, report: Report, file: string): boolean {
  const place = { file, line: shape.line };
  const level = shape.names
    .flat()
    .map(levelOf)
    .find((found) => found !== undefined);
  const name = authoredName(shape.names);
  if (level === undefined) {
    if (isArtboard(shape, shown.size)) return true;
    if (name === undefined) report.mistake('shape_without_id', place, { element: shape.element });
    return name === undefined;
  }
  const polygons = shape.isUnreadable ? [] : checkPolygons(shape.polygons, `floor-${level}`, shown, report, place);
  if (found.has(level) || polygons.length > 1) report.mistake('outline_floor_twice', place, { level });
  else found.set(level, { polygon: polygons[0] ?? null, line: shape.line });
  return true;
}

function reportUnknownFloors(shapes: readonly OutlineShape[], report: Report, file: string): void {
  const named = shapes.map(({ names, line }) => ({ id: authoredName(names) ?? '', line }));
  const names = new Set(named.map(({ id }) => id));
  if (names.size > maxRepeats)
    report.mistake('outlines_unknown_floors', { file, line: named[0]?.line }, { names: [...names].join(', ') });
  else for (const { id, line } of named) report.mistake('outline_unknown_floor', { file, line }, { id });
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
