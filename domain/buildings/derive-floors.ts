import { deriveFloor, deriveOutlineStatus, type FloorSummary } from '#domain/floors/derive-floor.ts';
import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import type { SummarisedUnit } from './derive-building.ts';

/** Whether a unit also extends to the level above its own. */
type DuplexUnit = { is_dublex: boolean };

/** The summaries of a building's floors by level. Floors without units are left out. */
export function deriveFloors(
  units: readonly SummarisedUnit[],
  buildingId: number,
  soldMeans: SoldMeans,
): Map<number, FloorSummary> {
  const byLevel = new Map<number, UnitStatusId[]>();
  for (const unit of units) {
    if (unit.building_id !== buildingId) continue;
    const statuses = byLevel.get(unit.flat_level) ?? [];
    statuses.push(unit.status_id);
    byLevel.set(unit.flat_level, statuses);
  }
  return new Map([...byLevel].map(([level, statuses]) => [level, deriveFloor(statuses, soldMeans)]));
}

/** The summary of an outlined floor. `isUpper`: it holds nothing but the upper levels of duplexes. */
export type OutlinedFloor = FloorSummary & { isUpper: boolean };

/**
 * The summaries of the floors that a front may outline, by level: those of `deriveFloors`, and the floors that hold
 * nothing but the upper levels of duplexes. Such a floor has the status of these duplexes (specification, section 4: a
 * floor is not released only if it has no units, or all are blocked), but counts none: each is counted where its
 * entrance is, so that the floors add up to the building.
 */
export function deriveOutlinedFloors(
  units: readonly (SummarisedUnit & DuplexUnit)[],
  buildingId: number,
  soldMeans: SoldMeans,
): Map<number, OutlinedFloor> {
  const own = deriveFloors(units, buildingId, soldMeans);
  const duplexes = units.filter((unit) => unit.building_id === buildingId && unit.is_dublex);
  const above = Map.groupBy(duplexes, upperLevelOf);
  const uppers = [...above].filter(([level]) => !own.has(level));
  return new Map<number, OutlinedFloor>([
    ...[...own].map(([level, floor]) => [level, { ...floor, isUpper: false }] as const),
    ...uppers.map(([level, ones]) => {
      const statuses = ones.map((unit) => unit.status_id);
      const status = deriveOutlineStatus(statuses, soldMeans);
      return [level, { status, available: 0, total: 0, isUpper: true }] as const;
    }),
  ]);
}

/** The level of a duplex that is above its own, where its entrance is. */
export function upperLevelOf({ flat_level: level }: Pick<SummarisedUnit, 'flat_level'>): number {
  return level + 1;
}
