import { detailText } from '../mistakes/detail-text.ts';
import type { Report } from '../mistakes/report.ts';
import { suggest } from '../mistakes/suggest.ts';
import type { ReadUnit } from '../tables/read-units.ts';
import type { Shown } from '../drawings/view-box.ts';
import { checkPolygons, maxPolygons, warnOfOpen, withoutOutside } from './check-polygon.ts';
import type { Point } from './matrix.ts';
import { isSameNumber, type Mismatches } from './mismatches.ts';
import { areaOf, boundsOf, doMeet, sharedArea } from './polygon.ts';
import type { OutlineShape } from './read-shapes.ts';
import { nameVariants, authoredName, plainName } from './shape-names.ts';

/** The polygons of each unit on one plan. */
export type UnitPolygons = Map<ReadUnit, Point[][]>;

type Matching = {
  expected: readonly ReadUnit[];
  others: readonly ReadUnit[];
  unplaced: readonly ReadUnit[];
  /** How many units of this floor have a number with a mistake, so that it is not known which shapes are theirs. */
  unnumbered: number;
  shown: Shown;
  report: Report;
  file: string;
  isDublex: boolean;
  mismatches: Mismatches;
};

/**
 * Assigns each shape to the units it is named after. `expected` are the units that this plan must show, `others` the
 * other units of the class. `unplaced` units may be anywhere, so shapes named after them are no mistakes. If several
 * buildings share the class, a shape belongs to the unit of that number in each.
 */
export function assignShapes(drawn: readonly OutlineShape[], matching: Matching): UnitPolygons {
  const polygons: UnitPolygons = new Map();
  const shapes = withoutOutside(drawn, matching.shown, matching.report, matching.file);
  const crowded = findCrowded(shapes, matching);
  if (crowded !== undefined) {
    const { report, file } = matching;
    report.mistake('class_shares_plan', crowded, { building: crowded.building, plan: file });
    return polygons;
  }
  const unmatched: string[] = [];
  const byName = indexUnits(matching.expected);
  const outlined = new Set(shapes.flatMap((shape) => unitsNamed(shape, byName)));
  const lacking = matching.expected.filter((unit) => !outlined.has(unit)).map(({ number }) => number);
  const flattened = findFlattened(shapes, lacking, byName);
  if (flattened !== undefined) {
    const details = { id: shownName(flattened), count: flattened.polygons.length, names: lacking.join(', ') };
    matching.report.mistake('outlines_flattened', { file: matching.file, line: flattened.line }, details);
  }
  for (const shape of shapes) {
    if (shape === flattened) continue;
    const units = unitsNamed(shape, byName);
    if (units.length === 0) unmatched.push(...reportUnmatched(shape, lacking, matching));
    else addPolygons(polygons, shape, units, matching);
  }
  reportOverlaps(polygons, shapes, matching);
  // Units without a polygon are those of the shapes without a name.
  const unnamed = shapes.filter(({ names }) => authoredName(names) === undefined).length;
  if (flattened === undefined && new Set(lacking).size > unnamed) reportMissing(polygons, unmatched, matching);
  leaveOutUnnumbered(matching);
  return polygons;
}

const shownName = ({ names, element }: OutlineShape) => authoredName(names) ?? element;

/** The shape that has the outlines of all units without one, beside that of the unit it may be named after. */
function findFlattened(
  shapes: readonly OutlineShape[],
  lacking: readonly string[],
  byName: ReadonlyMap<string, ReadUnit[]>,
): OutlineShape | undefined {
  const count = new Set(lacking).size;
  if (count === 0) return undefined;
  return shapes.find((shape) => {
    const isOfUnit = unitsNamed(shape, byName).length > 0;
    return shape.polygons.length > 1 && shape.polygons.length === count + (isOfUnit ? 1 : 0);
  });
}

/**
 * The second unit of a building whose class shares the outline `unit` of a plan, which means one unit of each building.
 */
function findCrowded(shapes: readonly OutlineShape[], { expected }: Matching): ReadUnit | undefined {
  const isShared = shapes.some(({ names }) =>
    names
      .flat()
      .flatMap(nameVariants)
      .some((name) => name.toLowerCase() === 'unit'),
  );
  if (!isShared || new Set(expected.map(({ building }) => building)).size < 2) return undefined;
  return expected.find((unit, index) => expected.slice(0, index).some(({ building }) => building === unit.building));
}

function reportMissing(
  polygons: UnitPolygons,
  unmatched: readonly string[],
  { expected, report, file, mismatches }: Matching,
): void {
  for (const unit of expected.filter((candidate) => !polygons.has(candidate))) {
    const { number, building } = unit;
    const details = { number, building, plan: file, hint: suggest(number, unmatched) };
    mismatches.missing.push({
      file,
      units: [unit],
      report: () => report.mistake('unit_without_polygon', unit, details),
    });
  }
}

/** Leaves out the shapes of this plan that are probably those of units whose numbers have a mistake. */
function leaveOutUnnumbered({ mismatches, unnumbered, file }: Matching): void {
  const { strays } = mismatches;
  const own = strays.filter((stray) => stray.file === file && stray.units.length === 0);
  if (own.length <= unnumbered) mismatches.strays = strays.filter((stray) => !own.includes(stray));
}

/** The units by each of their names: number, code, and `unit` if every building has only one unit. */
function indexUnits(expected: readonly ReadUnit[]): Map<string, ReadUnit[]> {
  const byName = new Map<string, ReadUnit[]>();
  const add = (name: string, unit: ReadUnit) => void byName.set(name, [...(byName.get(name) ?? []), unit]);
  for (const unit of expected) {
    for (const name of new Set([unit.number.toLowerCase(), unit.code.toLowerCase()])) if (name !== '') add(name, unit);
  }
  if (hasOneUnitEach(expected) && !byName.has('unit')) byName.set('unit', [...expected]);
  return byName;
}

function unitsNamed(shape: OutlineShape, byName: ReadonlyMap<string, ReadUnit[]>): ReadUnit[] {
  for (const name of shape.names.flat().flatMap(nameVariants)) {
    const units = byName.get(name.toLowerCase());
    if (units !== undefined) return units;
  }
  return [];
}

function hasOneUnitEach(units: readonly ReadUnit[]): boolean {
  return new Set(units.map((unit) => unit.building)).size === units.length;
}

/** A hint at the unit without a polygon that a name probably means: one without leading zeros, or a similar one. */
function suggestNumber(name: string, lacking: readonly string[]) {
  const same = lacking.find((number) => isSameNumber(number, name));
  return same === undefined ? suggest(name, lacking) : detailText('didYouMean', { name: same });
}

function reportUnmatched(
  shape: OutlineShape,
  lacking: readonly string[],
  { report, file, others, unplaced, isDublex, mismatches }: Matching,
): string[] {
  const place = { file, line: shape.line };
  const name = authoredName(shape.names);
  if (name === undefined) {
    const hint = detailText('layerNames', { example: lacking[0] ?? '101' });
    report.mistake('shape_without_id', place, { element: shape.element, hint });
    return [];
  }
  if (unitsNamed(shape, indexUnits(unplaced)).length > 0) return [];
  const units = unitsNamed(shape, indexUnits(others));
  if (isDublex && units.length > 0 && units.every(({ is_dublex }) => !is_dublex))
    report.mistake('polygon_not_duplex', place, { id: name });
  else {
    const details = { id: name, hint: suggestNumber(plainName(name), lacking) };
    const reportStray = () => report.mistake('polygon_without_unit', place, details);
    mismatches.strays.push({ file, units, name, line: shape.line, report: reportStray });
  }
  return [name];
}

function addPolygons(
  polygons: UnitPolygons,
  shape: OutlineShape,
  units: readonly ReadUnit[],
  { shown, report, file }: Matching,
): void {
  const place = { file, line: shape.line };
  const [first] = units;
  if (first === undefined) return;
  const id = first.number;
  const before = polygons.get(first) ?? [];
  const areTooMany = before.length + shape.polygons.length > maxPolygons;
  if (areTooMany) return report.mistake('polygons_too_many', place, { id, max: maxPolygons });
  const checked = shape.isUnreadable ? [] : checkPolygons(shape.polygons, id, shown, report, place);
  warnOfOpen(shape.open ?? [], id, report, place);
  const isRepeated = checked.some((polygon) =>
    before.some((other) => sharedArea(polygon, other) > 0.3 * Math.min(areaOf(polygon), areaOf(other))),
  );
  if (isRepeated) report.mistake('polygon_repeated', place, { id });
  for (const unit of units) polygons.set(unit, [...before, ...checked]);
}

/** The overlap of two units that is ignored, in square pixels. */
const maxShared = 16;

function reportOverlaps(
  polygons: UnitPolygons,
  shapes: readonly OutlineShape[],
  { expected, report, file }: Matching,
): void {
  const byName = indexUnits(expected);
  const lineOf = (unit: ReadUnit) => shapes.find((shape) => unitsNamed(shape, byName).includes(unit))?.line;
  const entries = [...polygons].map(([unit, own]) => ({ unit, own, bounds: boundsOf(own.flat()) }));
  const overlaps: Overlap[] = [];
  entries.forEach(({ unit, own, bounds }, index) => {
    for (const { unit: other, own: others, bounds: otherBounds } of entries.slice(index + 1)) {
      if (other.building !== unit.building || other.number === unit.number || !doMeet(bounds, otherBounds)) continue;
      const area = own.reduce((sum, a) => sum + others.reduce((inner, b) => inner + sharedArea(a, b), 0), 0);
      if (area > maxShared) overlaps.push({ unit, other, area });
    }
  });
  const covering = findCovering(overlaps, polygons);
  if (covering !== undefined) {
    const names = overlaps.map(({ unit, other }) => (unit === covering ? other : unit).number).join(', ');
    report.warning('polygon_covers', { file, line: lineOf(covering) }, { id: covering.number, names });
  } else
    for (const { unit, other, area } of overlaps) {
      const details = { id: unit.number, other: other.number, area: Math.round(area) };
      report.warning('polygons_overlap', { file, line: lineOf(other) }, details);
    }
}

/** Two units whose polygons share an area, in square pixels. */
type Overlap = { unit: ReadUnit; other: ReadUnit; area: number };

/** The part of a unit's polygons that another one covers if it lies on it. */
const mostOf = 0.8;

/** The only unit that overlaps any other, if it covers most of several. */
function findCovering(overlaps: readonly Overlap[], polygons: UnitPolygons): ReadUnit | undefined {
  const [first, second] = overlaps;
  const areaOfUnit = (one: ReadUnit) => (polygons.get(one) ?? []).reduce((sum, polygon) => sum + areaOf(polygon), 0);
  return [first?.unit, first?.other].find(
    (candidate) =>
      second !== undefined &&
      overlaps.every(({ unit, other, area }) => {
        const covered = unit === candidate ? other : unit;
        return (unit === candidate || other === candidate) && area > mostOf * areaOfUnit(covered);
      }),
  );
}
