import { countsAsSold, type SoldMeans } from '#domain/units/counts-as-sold.ts';
import { statusLabel, type StatusLabel, type UnitStatusId } from '#domain/units/statuses.ts';
import {
  outlineAvailable,
  outlineNotReleased,
  outlineOption,
  outlineSold,
  type OutlineStatus,
} from './outline-status.ts';

/** What is shown for a floor: the status of its outline, the number of available units and of all units. */
export type FloorSummary = { status: OutlineStatus; available: number; total: number };

/**
 * The status of a group of units: sold if every unit is sold, not released if every unit is blocked, option if every
 * unit is reserved, and available for any mixture (specification, section 4: any unit not sold). If blocked counts as
 * sold, a blocked group is sold. A group without units is not released.
 */
export function deriveOutlineStatus(statuses: readonly UnitStatusId[], soldMeans: SoldMeans): OutlineStatus {
  if (statuses.length === 0) return outlineNotReleased;
  if (statuses.every((status) => countsAsSold(status, soldMeans))) return outlineSold;
  if (allHaveLabel(statuses, 'blocked')) return outlineNotReleased;
  if (allHaveLabel(statuses, 'reserved')) return outlineOption;
  return outlineAvailable;
}

/** The summary of one floor. `available` counts the units labelled available; it is 0 if the floor is sold. */
export function deriveFloor(statuses: readonly UnitStatusId[], soldMeans: SoldMeans): FloorSummary {
  return {
    status: deriveOutlineStatus(statuses, soldMeans),
    available: statuses.filter((status) => statusLabel(status) === 'available').length,
    total: statuses.length,
  };
}

function allHaveLabel(statuses: readonly UnitStatusId[], label: StatusLabel): boolean {
  return statuses.every((status) => statusLabel(status) === label);
}
