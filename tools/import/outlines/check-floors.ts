import { detailText } from '../mistakes/detail-text.ts';
import { maxRepeats, type Place, type Report } from '../mistakes/report.ts';
import { isOnFront, type ReadLevel } from '../tables/read-levels.ts';
import type { ReadUnit } from '../tables/read-units.ts';
import type { BuildingClass } from './building-classes.ts';

/**
 * The levels that the fronts of a class outline, with the files and lines of the outlines of each; the lines of
 * whatever is named after a level, even if it is hidden or no outline; and the outlines of no floor, or of several.
 * `isRead` is whether every drawing could be read.
 */
export type OutlinedLevels = {
  outlined: Map<number, Place[]>;
  named: Map<number, number>;
  strays: StrayOutline[];
  isRead: boolean;
};

/**
 * An outline of a front that is not that of one floor: it has no name or another one, or its floor `level` has an
 * outline already, or several by this one. `count` is that of its separate polygons.
 */
export type StrayOutline = Place & {
  level: number | undefined;
  name: string | undefined;
  element: string;
  count: number;
};

/**
 * Reports floors with units that no front of their class outlines, beside the outline of the next floor. Many are one
 * mistake: their layer is hidden. Outlines of no floor are those of the floors without one: they have other names, or
 * are all one shape.
 */
export function checkFloors(
  { outlined, named, strays }: OutlinedLevels,
  report: Report,
  files: readonly string[],
  buildingClass: BuildingClass,
  levels: readonly ReadLevel[],
): void {
  const [file = ''] = files;
  const isOutlined = (level: number) => outlined.has(level) || !isOnFront(levels, level, buildingClass.name);
  const lacking = firstOfEachLevel(buildingClass).filter(({ level }) => !isOutlined(level));
  const left = withoutFlattened(strays, lacking, report);
  // Where table and plans differ, which is a mistake of theirs, the front may follow either of them.
  if (left === null || buildingClass.statedLevels?.every(isOutlined)) return reportStrays(left ?? [], report);
  const unknown = left.filter(({ level }) => level === undefined);
  reportStrays(
    left.filter(({ level }) => level !== undefined),
    report,
  );
  // Outlines with the name of another floor, which were reported, are those of the floors without one.
  const isDoubled = ({ code, file: other }: Report['mistakes'][number]) =>
    code === 'outline_floor_twice' && files.includes(other);
  if (lacking.length <= report.mistakes.filter(isDoubled).length) return reportStrays(unknown, report);
  if (unknown.length > 0) return reportOtherNames(unknown, lacking, report);
  const front = files.join(', ');
  const detailsOf = ({ level, building }: ReadUnit) => ({ level, building, front, hint: namedOtherwise(level, named) });
  const [first, ...others] = lacking;
  if (first !== undefined && others.length >= maxRepeats) {
    const list = lacking.map(({ level }) => level).join(', ');
    report.mistake('floors_without_outline', placeBeside(first.level, file, outlined), {
      ...detailsOf(first),
      levels: list,
    });
    return;
  }
  for (const unit of lacking)
    report.mistake('floor_without_outline', placeBeside(unit.level, file, outlined), detailsOf(unit));
}

/** Reports a shape that has the outlines of several floors; null if there is one, otherwise all strays. */
function withoutFlattened(strays: readonly StrayOutline[], lacking: readonly ReadUnit[], report: Report) {
  const joined = strays.find(({ count }) => count > 1 && lacking.length > 1);
  if (joined === undefined) return strays;
  const names = lacking.map(({ level }) => `floor-${level}`).join(', ');
  report.mistake('outlines_flattened', joined, { id: joined.name ?? joined.element, count: joined.count, names });
  return null;
}

/** Reports outlines of no floor and the floors without outlines as one mistake. */
function reportOtherNames(strays: readonly StrayOutline[], lacking: readonly ReadUnit[], report: Report): void {
  const [first] = strays;
  const [unit] = lacking;
  if (first === undefined || unit === undefined) return;
  const names = new Set(strays.flatMap(({ name }) => name ?? []));
  // All of them have the name of the group around them.
  const areUnnamed = names.size === 0 || (names.size === 1 && strays.length > 1 && lacking.length > 1);
  if (areUnnamed) return reportUnnamed(first, `floor-${unit.level}`, report);
  const list = lacking.map(({ level }) => level).join(', ');
  const details = { names: [...names].join(', '), building: unit.building, levels: list, level: unit.level };
  report.mistake('floors_other_names', first, details);
}

function reportUnnamed({ file, line, element }: StrayOutline, example: string, report: Report): void {
  report.mistake('shape_without_id', { file, line }, { element, hint: detailText('layerNames', { example }) });
}

/** Reports outlines that are not those of one floor. */
export function reportStrays(strays: readonly StrayOutline[], report: Report): void {
  for (const stray of strays) {
    const { level, name } = stray;
    if (level !== undefined) report.mistake('outline_floor_twice', stray, { level });
    else if (name === undefined) reportUnnamed(stray, 'floor-0', report);
  }
  const named = strays.filter(({ level, name }) => level === undefined && name !== undefined);
  for (const own of Map.groupBy(named, ({ file }) => file).values()) {
    const names = new Set(own.flatMap(({ name }) => name ?? []));
    const [first] = own;
    if (first !== undefined && names.size > maxRepeats)
      report.mistake('outlines_unknown_floors', first, { names: [...names].join(', ') });
    else for (const stray of own) report.mistake('outline_unknown_floor', stray, { id: stray.name ?? '' });
  }
}

/**
 * Reports fronts that outline as many floors as a class has, but all by as many floors higher or lower; false if they
 * do not.
 */
export function reportShifted(
  { outlined }: OutlinedLevels,
  buildingClass: BuildingClass,
  levels: readonly ReadLevel[],
  report: Report,
): boolean {
  const { name, written, statedLevels } = buildingClass;
  // Where table and plans differ, the front may follow either of them.
  if (statedLevels?.every((level) => outlined.has(level))) return false;
  const wanted = buildingClass.levels.filter((level) => isOnFront(levels, level, name));
  const drawn = [...outlined.keys()].toSorted((one, other) => one - other);
  const [difference = 0, ...others] = new Set(drawn.map((level, index) => level - (wanted[index] ?? level)));
  const isShifted = difference !== 0 && others.length === 0 && drawn.length === wanted.length && drawn.length > 1;
  const [first = 0] = drawn;
  const place = outlined.get(first)?.[0];
  if (!isShifted || place === undefined) return false;
  const details = { class: written, drawn: drawn.join(', '), levels: wanted.join(', ') };
  report.mistake('floors_shifted', place, details);
  return true;
}

/** A hint at what is named after a floor, but is hidden, or consists of lines, so that it outlines nothing. */
function namedOtherwise(level: number, named: ReadonlyMap<number, number>) {
  const line = named.get(level);
  return line === undefined ? '' : detailText('namedOtherwise', { line });
}

function placeBeside(level: number, file: string, found: ReadonlyMap<number, Place[]>): Place {
  const own = [...found].flatMap(([drawn, places]) => {
    const place = places.find((one) => one.file === file);
    return place === undefined ? [] : [{ place, distance: Math.abs(drawn - level) }];
  });
  const [nearest] = own.toSorted((one, other) => one.distance - other.distance);
  return nearest?.place ?? { file, line: 1 };
}

function firstOfEachLevel(buildingClass: BuildingClass) {
  return buildingClass.levels.flatMap((level) => buildingClass.units.find((unit) => unit.level === level) ?? []);
}
