import { floorCode } from '#domain/floors/floor-code.ts';
import { levelOrder } from '#domain/floors/levels.ts';
import type { Report } from '../mistakes/report.ts';
import { isOnFront, type ReadLevel } from '../tables/read-levels.ts';
import type { BuildingClass } from './building-classes.ts';
import type { Point } from './matrix.ts';
import { areaOf, boundsOf, sharedArea } from './polygon.ts';

/** The outlines of a front by level, with their lines; `polygon` is null for an invalid one, which was reported. */
export type FloorOutlines = ReadonlyMap<number, { polygon: Point[] | null; line: number }>;

/**
 * Warns of outlines of a front that contradict the tables or each other: floors without units, floors that lie over
 * each other or in the wrong order, and levels that `levels.csv` says are on no front. Without `areUnitsPlaced`, the
 * building or level of a unit has a mistake, so that it is not known which floors have units.
 */
export function warnOfFloors(
  found: FloorOutlines,
  { levels, areUnitsPlaced }: { levels: readonly ReadLevel[]; areUnitsPlaced: boolean },
  buildingClass: BuildingClass,
  report: Report,
  file: string,
): void {
  if (areUnitsPlaced) warnOfEmpty(found, report, file, buildingClass);
  warnOfHidden(found, levels, buildingClass, report, file);
  warnOfOverlaps(found, report, file);
  warnOfDisorder(found, levels, buildingClass, report, file);
}

/** Warns of outlined floors that have neither units nor the upper storeys of duplexes below them. */
function warnOfEmpty(found: FloorOutlines, report: Report, file: string, buildingClass: BuildingClass): void {
  const { name, units, written, statedLevels } = buildingClass;
  if (units.length === 0) return;
  // Outlines of units that are not on this floor according to the table were reported with its plan.
  const isReported = (code: string) => report.mistakes.some((mistake) => mistake.file === `plans/${code}.svg`);
  for (const [level, { line }] of found)
    if (
      !statedLevels?.includes(level) &&
      !isReported(floorCode(name, level, false)) &&
      !isReported(floorCode(name, level - 1, true)) &&
      !units.some((unit) => unit.level === level || (unit.is_dublex && unit.level === level - 1))
    )
      report.warning('outline_without_units', { file, line }, { level, class: written });
}

/** Warns of levels of which `levels.csv` says that no front shows them, although this one does. */
function warnOfHidden(
  found: FloorOutlines,
  levels: readonly ReadLevel[],
  { name, written }: BuildingClass,
  report: Report,
  file: string,
): void {
  for (const [level, { line }] of found)
    if (!isOnFront(levels, level, name)) report.warning('level_outlined', { file, line }, { level, class: written });
}

type Drawn = { level: number; polygon: Point[]; line: number };

const validOf = (found: FloorOutlines): Drawn[] =>
  [...found].flatMap(([level, { polygon, line }]) => (polygon === null ? [] : [{ level, polygon, line }]));

/** The part of a floor's outline that another one may cover: levels that are drawn askew overlap a little. */
const maxCovered = 0.5;

/** Warns of floors of which one covers most of another, so that only one of them can be selected. */
function warnOfOverlaps(found: FloorOutlines, report: Report, file: string): void {
  const drawn = validOf(found);
  for (const [index, { level, polygon, line }] of drawn.entries()) {
    const other = drawn
      .slice(index + 1)
      .find((one) => sharedArea(polygon, one.polygon) > maxCovered * Math.min(areaOf(polygon), areaOf(one.polygon)));
    if (other) report.warning('outlines_overlap', { file, line }, { level, other: other.level });
  }
}

/** Warns of the first floor that is drawn entirely below the middle of a floor under it; one warning for each front. */
function warnOfDisorder(
  found: FloorOutlines,
  levels: readonly ReadLevel[],
  { name }: BuildingClass,
  report: Report,
  file: string,
): void {
  const orderOf = ({ level }: Drawn) => levelOrder(levels, level, name);
  const drawn = validOf(found).toSorted((one, other) => orderOf(one) - orderOf(other));
  for (const [index, lower] of drawn.entries()) {
    const below = boundsOf(lower.polygon);
    const higher = drawn.slice(index + 1).find((one) => {
      const above = boundsOf(one.polygon);
      // Floors of wings that stand side by side on a slope are not above each other.
      const isOver = above.left < below.right && above.right > below.left;
      return orderOf(one) > orderOf(lower) && isOver && above.top >= (below.top + below.bottom) / 2;
    });
    if (higher === undefined) continue;
    report.warning('outlines_upside_down', { file, line: higher.line }, { level: higher.level, other: lower.level });
    return;
  }
}
