import { deriveFloor, type FloorSummary } from '#domain/floors/derive-floor.ts';
import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';

/** The fields of a unit that summaries are derived from. */
export type SummarisedUnit = { building_id: number; flat_level: number; status_id: UnitStatusId };

/**
 * The summary of a building, derived from all its units: sold if all are sold, option if all are reserved. A villa with
 * a single unit therefore has that unit's status (specification, section 4).
 */
export function deriveBuilding(
  units: readonly SummarisedUnit[],
  buildingId: number,
  soldMeans: SoldMeans,
): FloorSummary {
  return deriveFloor(statusesOf(units.filter((unit) => unit.building_id === buildingId)), soldMeans);
}

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

function statusesOf(units: readonly SummarisedUnit[]): UnitStatusId[] {
  return units.map((unit) => unit.status_id);
}
