import { floorCode } from '#domain/floors/floor-code.ts';
import type { DevelopmentPlan } from '#server/features/development/development.ts';
import { isBlank } from '../drawings/is-blank.ts';
import { sanitiseDrawing } from '../drawings/sanitise-drawing.ts';
import type { SvgElement, SvgTree } from '../drawings/svg-tree.ts';
import { readViewBox, shownSize, viewBoxText, type Size } from '../drawings/view-box.ts';
import type { References } from '../folder/references.ts';
import { isSameFile } from '../folder/alike-files.ts';
import { drawingFormats, formatHint } from '../folder/resolve-path.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { Report } from '../mistakes/report.ts';
import { alikeFile, suggestFile } from '../mistakes/suggest.ts';
import type { ReadUnit } from '../tables/read-units.ts';
import { unitFiles } from '../tables/unit-files.ts';
import type { BuildingClass } from './building-classes.ts';
import type { OutlineBox } from './check-outline-shapes.ts';
import { labelPoint, pointsText } from './check-polygon.ts';
import { elementsById, loadSvg } from './load-svg.ts';
import { assignShapes, type UnitPolygons } from './assign-shapes.ts';
import { reportMismatches, type Mismatches } from './mismatches.ts';
import { readShapes } from './read-shapes.ts';
import { decodeName, nameVariants } from './shape-names.ts';

/**
 * The width of every plan in the coordinates of its polygons; the height follows from the aspect ratio of its drawing.
 */
const planSize = { width: 1024, height: 768 };

/** A plan. `drawing` is the text of its SVG, null if it has none; `box` contains the picture over which it is shown. */
export type ReadPlan = Omit<DevelopmentPlan, 'drawing'> & { drawing: string | null; box: OutlineBox | null };
type ExpectedPlan = { code: string; buildingClass: BuildingClass; level: number; isDublex: boolean };

/**
 * The plans of all classes, and the levels that units have by their polygons if these are on the plan of another floor
 * than the table says, which was reported.
 */
type ReadPlans = { plans: ReadPlan[]; drawnLevels: Map<ReadUnit, number> };

/**
 * Reads the plans of all classes: the polygons of their units in the plan's size, and the rest of each SVG, sanitised,
 * as the drawing. Plans of no class are only reported if all classes could be read; otherwise they are checked by
 * themselves, so that a mistake in a table does not hide theirs.
 */
export async function readPlans(
  references: References,
  report: Report,
  classes: readonly BuildingClass[],
  areClassesKnown: boolean,
): Promise<ReadPlans> {
  const plans: ReadPlan[] = [];
  const drawnLevels = new Map<ReadUnit, number>();
  const expected = classes.map((buildingClass) => expectedPlans(buildingClass, references));
  const levels = new Map(expected.flat().map(({ code, level }) => [`plans/${code}.svg`, level]));
  const unknown = areClassesKnown ? unknownPlans(references, levels) : [];
  const absent = [...levels.keys()].filter((file) => !references.folder.files.has(file));
  const meant = (file: string) => alikeFile(file, levels.keys()) ?? absent.find((other) => isSameFile(other, file));
  const misnamed = new Set(unknown.flatMap((file) => meant(file) ?? []));
  // Without any unit, every polygon would be one too many.
  const isWithoutUnits = classes.every(({ units, unplaced }) => units.length + unplaced.length === 0);
  const strays: Mismatches['strays'] = [];
  for (const ofClass of expected) {
    const mismatches: Mismatches = { strays: [], missing: [] };
    for (const plan of ofClass) plans.push(...(await readPlan(plan, { references, misnamed }, report, mismatches)));
    if (isWithoutUnits) strays.push(...mismatches.strays.splice(0));
    for (const [unit, level] of reportMismatches(mismatches, levels, report)) drawnLevels.set(unit, level);
  }
  if (!areClassesKnown) for (const file of unknownPlans(references, levels)) await checkPlan(file, references, report);
  if (strays.length > 0) report.mistake('units_none', { file: unitFileOf(references) });
  for (const file of unknown)
    report.mistake(
      'plan_unknown',
      { file },
      { path: file, hint: suggestFile(file, levels.keys()) || didYouMean(meant(file)) },
    );
  return { plans, drawnLevels };
}

const didYouMean = (name: string | undefined) => (name === undefined ? '' : detailText('didYouMean', { name }));

/** The table of units, for mistakes in it as a whole. */
const unitFileOf = ({ folder }: References) => unitFiles.find((file) => folder.files.has(file)) ?? unitFiles[0];

/** The plans in the folder that no class expects. */
function unknownPlans({ folder }: References, expected: ReadonlyMap<string, number>): string[] {
  return [...folder.files.keys()].filter((file) => /^plans\/[^/]+\.svg(\.txt)?$/i.test(file) && !expected.has(file));
}

/** The plans that units require, and those of floors of the class without units. */
function expectedPlans(buildingClass: BuildingClass, { folder }: References): ExpectedPlan[] {
  const { name, levels, units } = buildingClass;
  const planOf = ({ level, isDublex }: Pick<ExpectedPlan, 'level' | 'isDublex'>): ExpectedPlan => ({
    code: floorCode(name, level, isDublex),
    buildingClass,
    level,
    isDublex,
  });
  const dublexLevels = new Set(units.filter((unit) => unit.is_dublex).map((unit) => unit.level));
  const required = [
    ...levels.map((level) => planOf({ level, isDublex: false })),
    ...[...dublexLevels].map((level) => planOf({ level, isDublex: true })),
  ];
  const codes = new Set(required.map(({ code }) => code));
  const extra = [...folder.files.keys()].flatMap((file): ExpectedPlan[] => {
    const [, className, level, dublex] = /^plans\/(.+)f(-?\d+)(d?)\.svg$/.exec(file) ?? [];
    const code = `${className}f${level}${dublex}`;
    if (className !== name || codes.has(code)) return [];
    return [{ code, buildingClass, level: Number(level), isDublex: dublex === 'd' }];
  });
  return [...required, ...extra];
}

/** `misnamed` are the plans that are there under a name that is alike, which is reported as that file's mistake. */
async function readPlan(
  plan: ExpectedPlan,
  { references, misnamed }: { references: References; misnamed: ReadonlySet<string> },
  report: Report,
  mismatches: Mismatches,
): Promise<ReadPlan[]> {
  const { code, buildingClass, level, isDublex } = plan;
  const { name, written, units, unplaced } = buildingClass;
  const file = `plans/${code}.svg`;
  const onLevel = units.filter((unit) => unit.level === level);
  const expected = isDublex ? onLevel.filter((unit) => unit.is_dublex) : onLevel;
  // The picture is in use even if the plan's drawing is missing.
  const background = references.pictureByStem(`plans/${code}`, `property_floorplan/${code}`, { file });
  const path = references.folder.files.get(file);
  if (path === undefined) {
    if (references.folder.outside.has(file)) report.mistake('file_outside', { file }, { path: file });
    else if (!misnamed.has(file)) {
      const details = { level, class: written, path: file, hint: formatHint(references.folder, file, drawingFormats) };
      const missing = isDublex ? 'duplex_plan_missing' : 'plan_missing';
      const reportMissing = () => report.mistake(missing, expected[0] ?? { file }, details);
      mismatches.missing.push({ file, units: expected, report: reportMissing });
    }
    return [];
  }
  const tree = await loadSvg(path, report, file);
  if (tree === null) return [];
  const { polygons, drawing, size } = readPlanTree(
    tree,
    { expected, others: units, unplaced, unnumbered: countUnnumbered(plan), isDublex, mismatches },
    report,
    file,
  );
  const viewBox = readViewBox(tree.root);
  // A drawing that lost parts, which was warned of, is blank because of that.
  const hasLost = report.warnings.some((warning) => warning.file === file && warning.code.startsWith('drawing_'));
  if (background === null && (drawing === null || (!hasLost && (await isBlank(drawing)))))
    report.warning('plan_shows_nothing', { file }, { path: `plans/${code}.webp` });
  return [
    {
      class_name: name,
      level,
      is_dublex: isDublex,
      code,
      background,
      drawing,
      ...size,
      polygons: toPlanPolygons(polygons),
      box:
        viewBox && background !== null
          ? { file, line: tree.root.line, size: viewBox, picture: background, shown: size }
          : null,
    },
  ];
}

/** The units of a plan whose number has a mistake, or is that of another one there. */
function countUnnumbered({ buildingClass: { units, unplaced }, level }: ExpectedPlan): number {
  const isTaken = ({ building, number }: ReadUnit) =>
    units.some((unit) => unit.building === building && unit.level === level && unit.number === number);
  return unplaced.filter((unit) => unit.level === level && (unit.number === '' || isTaken(unit))).length;
}

/** Checks a plan by itself: the tables do not say which units it should outline. */
async function checkPlan(file: string, { folder }: References, report: Report): Promise<void> {
  const path = folder.files.get(file);
  const tree = path === undefined ? null : await loadSvg(path, report, file);
  if (tree === null) return;
  const mismatches: Mismatches = { strays: [], missing: [] };
  readPlanTree(
    tree,
    { expected: [], others: [], unplaced: [], unnumbered: 0, isDublex: false, mismatches },
    report,
    file,
  );
}

type PlanUnits = {
  expected: readonly ReadUnit[];
  others: readonly ReadUnit[];
  unplaced: readonly ReadUnit[];
  unnumbered: number;
  isDublex: boolean;
  mismatches: Mismatches;
};

function readPlanTree(
  tree: SvgTree,
  units: PlanUnits,
  report: Report,
  file: string,
): { polygons: UnitPolygons; drawing: string | null; size: Size } {
  const { size, drawn, fit } = shownSize(tree.root, planSize, report, file);
  const group = findUnitsGroup(tree.root);
  const second = group && findSecond(tree.root, group.element);
  if (second) report.mistake('units_group_twice', { file, line: second.line });
  const drawing = sanitiseDrawing(
    tree.root,
    viewBoxText(tree.root),
    report,
    file,
    new Set(group ? [group.element] : []),
  );
  if (group === null) {
    report.mistake('units_group_missing', { file, line: tree.root.line });
    return { polygons: new Map(), drawing, size };
  }
  const byId = elementsById(tree, group.element, report, file);
  const shapes = readShapes({ root: tree.root, within: group.wrapped, byId, outer: fit }, report, file);
  return { polygons: assignShapes(shapes, { ...units, shown: { size, drawn }, report, file }), drawing, size };
}

/**
 * Finds the group named `units`. `wrapped` is the group inside copies of its ancestors that only keep their transforms,
 * so that a hidden layer is read too.
 */
function findUnitsGroup(root: SvgElement): { element: SvgElement; wrapped: SvgElement } | null {
  const path = pathTo(root, isUnitsGroup);
  if (path === null) return null;
  const [element, ...ancestors] = path.toReversed();
  if (element === undefined) return null;
  const wrapped = ancestors.reduce(
    (inner, outer) => ({ ...withTransformOnly(outer), children: [inner] }),
    withTransformOnly(element),
  );
  return { element, wrapped };
}

/** Another group named `units`, whose outlines would be part of the drawing. One within the first is no other one. */
function findSecond(element: SvgElement, first: SvgElement): SvgElement | null {
  if (element === first) return null;
  if (isUnitsGroup(element)) return element;
  for (const child of element.children) {
    const found = typeof child === 'string' ? null : findSecond(child, first);
    if (found !== null) return found;
  }
  return null;
}

function withTransformOnly(element: SvgElement): SvgElement {
  const kept = element.name === 'svg' ? ['transform', ...nestedPlace] : ['transform'];
  const attributes = Object.entries(element.attributes).filter(([name]) => kept.includes(name));
  return { ...element, attributes: Object.fromEntries(attributes) };
}

/** What places an `svg` inside another. */
const nestedPlace = ['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio'];

function pathTo(element: SvgElement, matches: (element: SvgElement) => boolean): SvgElement[] | null {
  if (matches(element)) return [element];
  for (const child of element.children) {
    const below = typeof child === 'string' ? null : pathTo(child, matches);
    if (below !== null) return [element, ...below];
  }
  return null;
}

function isUnitsGroup(element: SvgElement): boolean {
  if (element.name !== 'g') return false;
  const names = [element.attributes['data-name'], element.attributes['inkscape:label'], element.attributes.id].filter(
    (name) => name !== undefined,
  );
  return names.some((name) => nameVariants(decodeName(name)).some((form) => form.toLowerCase() === 'units'));
}

function toPlanPolygons(polygons: UnitPolygons): DevelopmentPlan['polygons'] {
  return [...polygons]
    .filter(([, own]) => own.length > 0)
    .map(([unit, own]) => ({
      building: unit.building,
      number: unit.number,
      points: own.map(pointsText),
      label: labelPoint(own),
    }));
}
