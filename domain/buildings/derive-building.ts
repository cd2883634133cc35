import { deriveFloor, type FloorSummary } from '#domain/floors/derive-floor.ts';
import type { SoldMeans } from '#domain/units/is-sold.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';

/** The part of a unit that summaries need. */
export type SummarisedUnit = { building_id: number; flat_level: number; status_id: UnitStatusId };

/**
 * The summary of one building over all its units: sold if all are sold, option if all are reserved.
 * A single-unit villa thereby follows its one unit (specification, section 4).
 */
export function deriveBuilding(
  units: readonly SummarisedUnit[],
  buildingId: number,
  soldMeans: SoldMeans,
): FloorSummary {
  return deriveFloor(statusesOf(units.filter((unit) => unit.building_id === buildingId)), soldMeans);
}

/** The summary of each floor of one building that has units, by level. */
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

function statusesOf(units: readonly SummarisedUnit[]): UnitStatusId[] {
  return units.map((unit) => unit.status_id);
}
