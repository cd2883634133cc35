import { floorCode } from '#domain/floors/floor-code.ts';
import type { DevelopmentPlan } from '#server/features/development/development.ts';
import { isBlank } from '../drawings/is-blank.ts';
import { sanitiseDrawing } from '../drawings/sanitise-drawing.ts';
import type { SvgTree } from '../drawings/svg-tree.ts';
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
import { copiesAmong, hasMistakes, reportCopy } from './copied-plans.ts';
import { elementsById, loadSvg } from './load-svg.ts';
import { assignShapes, type UnitPolygons } from './assign-shapes.ts';
import { reportMismatches, type Mismatches } from './mismatches.ts';
import { readShapes } from './read-shapes.ts';
import { findSecondGroup, findUnitsGroup, findUnitsShape } from './units-group.ts';

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
  const otherNames = reportOtherNames(unknown, { absent, misnamed, meant }, references, report);
  for (const file of otherNames.missing) misnamed.add(file);
  // Without any unit, every polygon would be one too many.
  const isWithoutUnits = classes.every(({ units, unplaced }) => units.length + unplaced.length === 0);
  const strays: Mismatches['strays'] = [];
  const byClass: Mismatches[] = [];
  for (const ofClass of expected) {
    const mismatches: Mismatches = { strays: [], missing: [] };
    const read = (plan: ExpectedPlan, to: Report, found: Mismatches) =>
      readPlan(plan, { references, misnamed }, to, found);
    plans.push(...(await readPlansOfClass(ofClass, { read, mismatches }, references, report)));
    if (isWithoutUnits) strays.push(...mismatches.strays.splice(0));
    byClass.push(mismatches);
  }
  for (const [unit, level] of reportMismatches(byClass, { levels, classes }, report)) drawnLevels.set(unit, level);
  if (!areClassesKnown) for (const file of unknownPlans(references, levels)) await checkPlan(file, references, report);
  if (strays.length > 0) report.mistake('units_none', { file: unitFileOf(references) });
  for (const file of unknown.filter((one) => !otherNames.names.includes(one)))
    report.mistake(
      'plan_unknown',
      { file },
      { path: file, hint: suggestFile(file, levels.keys()) || didYouMean(meant(file)) },
    );
  return { plans, drawnLevels };
}

type PlanReading = {
  read: (plan: ExpectedPlan, report: Report, mismatches: Mismatches) => Promise<ReadPlan[]>;
  mismatches: Mismatches;
};

/** Reads the plans of a class. One that is a copy of another has no mistakes of its own. */
async function readPlansOfClass(
  expected: readonly ExpectedPlan[],
  { read, mismatches }: PlanReading,
  { folder }: References,
  report: Report,
): Promise<ReadPlan[]> {
  const plans: ReadPlan[] = [];
  const codes = expected.map(({ code }) => code);
  const copies = await copiesAmong(codes, folder);
  for (const plan of expected) {
    const other = copies.get(plan.code);
    const isWrong = other !== undefined && (await hasMistakes((to, found) => read(plan, to, found)));
    if (!isWrong) plans.push(...(await read(plan, report, mismatches)));
    if (other !== undefined) reportCopy(isWrong ? 'plan_overwritten' : 'plan_copied', plan.code, other, report);
  }
  return plans;
}

/**
 * Reports several plans of no class beside as many that are missing as one mistake: they all have other names. Returns
 * these files.
 */
function reportOtherNames(
  unknown: readonly string[],
  known: { absent: readonly string[]; misnamed: ReadonlySet<string>; meant: (file: string) => string | undefined },
  { folder }: References,
  report: Report,
): { names: readonly string[]; missing: readonly string[] } {
  const names = unknown.filter((file) => known.meant(file) === undefined);
  const missing = known.absent.filter(
    (file) => !known.misnamed.has(file) && formatHint(folder, file, drawingFormats) === '',
  );
  const [file] = names;
  if (file === undefined || names.length < 2 || names.length !== missing.length) return { names: [], missing: [] };
  report.mistake('plans_other_names', { file }, { names: names.join(', '), missing: missing.join(', ') });
  return { names, missing };
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
  const isExplained = isBlankForReason(file, drawing, mismatches, report);
  if (background === null && !isExplained && (drawing === null || (await isBlank(drawing))))
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

/**
 * Whether something that was reported explains why a drawing shows nothing: it lost parts, lies outside of its page, or
 * is among the outlines.
 */
function isBlankForReason(file: string, drawing: string | null, { strays }: Mismatches, report: Report): boolean {
  const isOwn = (other: { file: string }) => other.file === file;
  return (
    report.warnings.some((warning) => isOwn(warning) && warning.code.startsWith('drawing_')) ||
    report.mistakes.some((mistake) => isOwn(mistake) && mistake.code === 'polygons_outside') ||
    (drawing === null && strays.some(isOwn))
  );
}

/** The units of a plan whose number has a mistake, or is that of another one there. */
function countUnnumbered({ buildingClass: { units, unplaced }, level }: ExpectedPlan): number {
  const isTaken = ({ building, number }: ReadUnit) =>
    units.some((unit) => unit.building === building && unit.number === number);
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
  const second = group && findSecondGroup(tree.root, group.element);
  if (second) report.mistake('units_group_twice', { file, line: second.line });
  const drawing = sanitiseDrawing(
    tree.root,
    viewBoxText(tree.root),
    report,
    file,
    new Set(group ? [group.element] : []),
  );
  if (group === null) {
    const shape = findUnitsShape(tree.root);
    const hint = shape === undefined ? '' : detailText('shapeNotGroup', { line: shape.line });
    report.mistake('units_group_missing', { file, line: tree.root.line }, { hint });
    return { polygons: new Map(), drawing, size };
  }
  const byId = elementsById(tree, group.element, report, file);
  const shapes = readShapes({ root: tree.root, within: group.wrapped, byId, outer: fit }, report, file);
  return { polygons: assignShapes(shapes, { ...units, shown: { size, drawn }, report, file }), drawing, size };
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
