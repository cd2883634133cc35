import { shownLevels } from '#domain/floors/floor-code.ts';
import type { Development } from '#server/features/development/development.ts';
import { fitViewBox } from '../drawings/view-box.ts';
import type { References } from '../folder/references.ts';
import type { Report } from '../mistakes/report.ts';
import type { BuildingClass } from './building-classes.ts';
import { checkPolygons, pointsText } from './check-polygon.ts';
import { elementsById, loadSvg } from './load-svg.ts';
import { boundsOf } from './polygon.ts';
import { readShapes, type OutlineShape } from './read-shapes.ts';
import { nameVariants, authoredName } from './shape-names.ts';

const viewBox = { width: 1920, height: 1080 };
type FloorOutline = Development['floorOutlines'][number];

/**
 * The fronts of all classes: their pictures, and the outlines of their floors in the 1920×1080 view box. Villas need no
 * outlines.
 */
export async function readFronts(
  references: References,
  report: Report,
  classes: readonly BuildingClass[],
): Promise<FloorOutline[]> {
  const outlines: FloorOutline[] = [];
  for (const group of classes) {
    const place = { file: 'buildings.csv', line: group.buildings[0]!.line };
    const picture = references.pictureByStem(`fronts/${group.name}`, `buildings/${group.name}`, place);
    if (picture === null) report.mistake('picture_missing', place, { path: `fronts/${group.name}.webp`, hint: '' });
    const file = `fronts/${group.name}.svg`;
    const path = references.folder.files.get(file);
    if (path !== undefined) outlines.push(...(await readFront(path, file, report, group)));
    else if (references.folder.outside.has(file)) report.mistake('file_outside', place, { path: file });
    else if (!group.isVilla) report.mistake('front_missing', place, { class: group.name, path: file });
  }
  reportUnknown(references, report, classes);
  return outlines;
}

async function readFront(path: string, file: string, report: Report, group: BuildingClass): Promise<FloorOutline[]> {
  const tree = await loadSvg(path, report, file);
  if (tree === null) return [];
  const byId = elementsById(tree, tree.root, report, file);
  const shapes = readShapes(tree.root, tree.root, fitViewBox(tree.root, viewBox, report, file), byId, report, file);
  // Null stands for an outline that is there but wrong, which was reported.
  const found = new Map<number, string | null>();
  for (const shape of shapes) addFloor(found, shape, report, file);
  checkFloors(found, report, file, group);
  return [...found].flatMap(([level, points]) => (points === null ? [] : { class_name: group.name, level, points }));
}

function addFloor(found: Map<number, string | null>, shape: OutlineShape, report: Report, file: string): void {
  const place = { file, line: shape.line };
  const level = shape.names
    .flat()
    .map(levelOf)
    .find((one) => one !== undefined);
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
  for (const form of nameVariants(name)) {
    const level = /^(?:(?:floor|level|kat|f)[\s_-]?)?(-?\d{1,3})$/i.exec(form)?.[1];
    if (level !== undefined) return Number(level);
  }
  return undefined;
}

/** The frame that Figma draws first: a shape without a name that covers the whole view box. */
function isArtboard(shape: OutlineShape): boolean {
  const { left, top, right, bottom } = boundsOf(shape.polygons.flat());
  return left <= 1 && top <= 1 && right >= viewBox.width - 1 && bottom >= viewBox.height - 1;
}

function checkFloors(
  found: ReadonlyMap<number, string | null>,
  report: Report,
  file: string,
  group: BuildingClass,
): void {
  for (const unit of firstOfEachLevel(group)) {
    const isShown = (shownLevels as readonly number[]).includes(unit.level);
    if (isShown && !group.isVilla && !found.has(unit.level)) {
      report.mistake('floor_without_outline', { file }, { level: unit.level, building: unit.building, front: file });
    }
  }
  for (const level of found.keys())
    if (group.units.length > 0 && !hasUnits(group, level))
      report.warning('outline_without_units', { file }, { level, class: group.name });
}

/** A floor that has units of its own, or the upper storeys of those below it. */
function hasUnits(group: BuildingClass, level: number): boolean {
  return group.units.some((unit) => unit.level === level || (unit.is_dublex && unit.level === level - 1));
}

function firstOfEachLevel(group: BuildingClass) {
  return group.levels.map((level) => group.units.find((unit) => unit.level === level)!);
}

function reportUnknown(references: References, report: Report, classes: readonly BuildingClass[]): void {
  if (classes.length === 0) return;
  for (const file of references.folder.files.keys()) {
    const stem = /^fronts\/([^/]+)\.svg$/.exec(file)?.[1];
    if (stem !== undefined && !classes.some((group) => group.name === stem))
      report.mistake('front_unknown', { file }, { path: file });
  }
}
