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
  const own = units.filter((unit) => unit.building_id === buildingId);
  return deriveFloor(
    own.map((unit) => unit.status_id),
    soldMeans,
  );
}
