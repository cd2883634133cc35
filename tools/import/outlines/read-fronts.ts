import { shownLevels } from '#domain/floors/floor-code.ts';
import type { Development } from '#server/features/development/development.ts';
import { fitViewBox, readViewBox } from '../drawings/view-box.ts';
import type { References } from '../folder/references.ts';
import type { Report } from '../mistakes/report.ts';
import type { BuildingClass } from './building-classes.ts';
import type { OutlineBox } from './check-outline-shapes.ts';
import { checkPolygons, pointsText } from './check-polygon.ts';
import { elementsById, loadSvg } from './load-svg.ts';
import { boundsOf } from './polygon.ts';
import { readShapes, type OutlineShape } from './read-shapes.ts';
import { nameVariants, authoredName } from './shape-names.ts';

const viewBox = { width: 1920, height: 1080 };
type FloorOutline = Development['floorOutlines'][number];

/** Reads the fronts of all classes: their pictures, and the outlines of their floors in a view box of 1920×1080. */
export async function readFronts(
  references: References,
  report: Report,
  classes: readonly BuildingClass[],
): Promise<{ outlines: FloorOutline[]; fronts: { box: OutlineBox | null }[] }> {
  const outlines: FloorOutline[] = [];
  const fronts: { box: OutlineBox | null }[] = [];
  for (const buildingClass of classes) {
    const place = { file: 'buildings.csv', line: buildingClass.buildings[0]?.line };
    const picture = references.pictureByStem(`fronts/${buildingClass.name}`, `buildings/${buildingClass.name}`, place);
    if (picture === null)
      report.mistake('picture_missing', place, { path: `fronts/${buildingClass.name}.webp`, hint: '' });
    const file = `fronts/${buildingClass.name}.svg`;
    const path = references.folder.files.get(file);
    if (path !== undefined) {
      const front = await readFront(path, file, report, buildingClass);
      outlines.push(...front.outlines);
      fronts.push(front);
    } else if (references.folder.outside.has(file)) report.mistake('file_outside', place, { path: file });
    // Villas need no outlines: they have no floors to choose.
    else if (!buildingClass.isVilla) report.mistake('front_missing', place, { class: buildingClass.name, path: file });
  }
  reportUnknown(references, report, classes);
  return { outlines, fronts };
}

async function readFront(
  path: string,
  file: string,
  report: Report,
  buildingClass: BuildingClass,
): Promise<{ outlines: FloorOutline[]; box: OutlineBox | null }> {
  const tree = await loadSvg(path, report, file);
  if (tree === null) return { outlines: [], box: null };
  const byId = elementsById(tree, tree.root, report, file);
  const shapes = readShapes(tree.root, tree.root, fitViewBox(tree.root, viewBox, report, file), byId, report, file);
  // Null stands for an invalid outline, which was reported.
  const found = new Map<number, string | null>();
  for (const shape of shapes) addFloor(found, shape, report, file);
  checkFloors(found, report, file, buildingClass);
  const size = readViewBox(tree.root);
  const picture = `buildings/${buildingClass.name}`;
  return {
    outlines: [...found].flatMap(([level, points]) =>
      points === null ? [] : { class_name: buildingClass.name, level, points },
    ),
    box: size && shapes.length > 0 ? { file, line: tree.root.line, size, picture, shown: viewBox } : null,
  };
}

function addFloor(found: Map<number, string | null>, shape: OutlineShape, report: Report, file: string): void {
  const place = { file, line: shape.line };
  const level = shape.names
    .flat()
    .map(levelOf)
    .find((found) => found !== undefined);
  const name = authoredName(shape.names);
  if (level === undefined) {
    if (isArtboard(shape)) return;
    if (name === undefined) report.mistake('shape_without_id', place, { element: shape.element });
    else report.mistake('outline_unknown_floor', place, { id: name });
    return;
  }
  const polygons = checkPolygons(shape.polygons, `floor-${level}`, viewBox, report, place);
  if (found.has(level) || polygons.length > 1) report.mistake('outline_floor_twice', place, { level });
  else found.set(level, polygons[0] === undefined ? null : pointsText(polygons[0]));
}

function levelOf(name: string): number | undefined {
  for (const variant of nameVariants(name)) {
    const level = /^(?:(?:floor|level|kat|f)[\s_-]?)?(-?\d{1,3})$/i.exec(variant)?.[1];
    if (level !== undefined) return Number(level);
  }
  return undefined;
}

/** The frame that Figma puts first: an unnamed shape that covers the whole view box. */
function isArtboard(shape: OutlineShape): boolean {
  const { left, top, right, bottom } = boundsOf(shape.polygons.flat());
  return left <= 1 && top <= 1 && right >= viewBox.width - 1 && bottom >= viewBox.height - 1;
}

function checkFloors(
  found: ReadonlyMap<number, string | null>,
  report: Report,
  file: string,
  buildingClass: BuildingClass,
): void {
  for (const unit of firstOfEachLevel(buildingClass)) {
    const isShown = (shownLevels as readonly number[]).includes(unit.level);
    if (isShown && !buildingClass.isVilla && !found.has(unit.level)) {
      report.mistake('floor_without_outline', { file }, { level: unit.level, building: unit.building, front: file });
    }
  }
  for (const level of found.keys())
    if (!(shownLevels as readonly number[]).includes(level))
      report.warning('outline_not_shown', { file }, { level, first: shownLevels[0], last: shownLevels.length - 1 });
    else if (buildingClass.units.length > 0 && !hasUnits(buildingClass, level))
      report.warning('outline_without_units', { file }, { level, class: buildingClass.name });
}

/** Whether a floor has units of its own, or the upper storeys of duplexes below it. */
function hasUnits(buildingClass: BuildingClass, level: number): boolean {
  return buildingClass.units.some((unit) => unit.level === level || (unit.is_dublex && unit.level === level - 1));
}

function firstOfEachLevel(buildingClass: BuildingClass) {
  return buildingClass.levels.flatMap((level) => buildingClass.units.find((unit) => unit.level === level) ?? []);
}

function reportUnknown(references: References, report: Report, classes: readonly BuildingClass[]): void {
  if (classes.length === 0) return;
  for (const file of references.folder.files.keys()) {
    const stem = /^fronts\/([^/]+)\.svg$/.exec(file)?.[1];
    if (stem !== undefined && !classes.some((buildingClass) => buildingClass.name === stem))
      report.mistake('front_unknown', { file }, { path: file });
  }
}
