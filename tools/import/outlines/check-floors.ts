import { detailText } from '../mistakes/detail-text.ts';
import { maxRepeats, type Place, type Report } from '../mistakes/report.ts';
import { isOnFront, type ReadLevel } from '../tables/read-levels.ts';
import type { ReadUnit } from '../tables/read-units.ts';
import type { BuildingClass } from './building-classes.ts';

/**
 * The levels that the fronts of a class outline, with the files and lines of the outlines of each; and the lines of
 * whatever is named after a level, even if it is hidden or no outline. `isRead` is whether every drawing could be read.
 */
export type OutlinedLevels = { outlined: Map<number, Place[]>; named: Map<number, number>; isRead: boolean };

/**
 * Reports floors with units that no front of their class outlines, beside the outline of the next floor. Many are one
 * mistake: their layer is hidden, or they have other names.
 */
export function checkFloors(
  { outlined, named }: OutlinedLevels,
  report: Report,
  files: readonly string[],
  buildingClass: BuildingClass,
  levels: readonly ReadLevel[],
): void {
  if (buildingClass.isVilla !== false) return;
  const [file = ''] = files;
  const isOutlined = (level: number) => outlined.has(level) || !isOnFront(levels, level, buildingClass.name);
  // Where table and plans differ, which is a mistake of theirs, the front may follow either of them.
  if (buildingClass.statedLevels?.every(isOutlined)) return;
  const lacking = firstOfEachLevel(buildingClass).filter(({ level }) => !isOutlined(level));
  // Outlines with the name of another floor, which were reported, are those of the floors without one.
  const isDoubled = ({ code, file: other }: Report['mistakes'][number]) =>
    code === 'outline_floor_twice' && files.includes(other);
  if (lacking.length <= report.mistakes.filter(isDoubled).length) return;
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
