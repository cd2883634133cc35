import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';

/** The transitions that sales may make (specification, section 4): reserve, sell, and back to available. */
const transitions: Partial<Record<UnitStatusId, readonly UnitStatusId[]>> = {
  [UnitStatus.available]: [UnitStatus.reserved, UnitStatus.sold],
  [UnitStatus.reserved]: [UnitStatus.available],
  [UnitStatus.sold]: [UnitStatus.available],
  [UnitStatus.blocked]: [UnitStatus.available],
};

/** Whether sales may change a unit from one status to another. Selling also depends on the setting `canSell`. */
export function isSalesTransition(from: UnitStatusId, to: UnitStatusId): boolean {
  return transitions[from]?.includes(to) ?? false;
}

/** Whether a unit of this status can be released in a presentation, by those whom `mayRelease` allows to. */
export function isReleasable(status_id: UnitStatusId): boolean {
  return isSalesTransition(status_id, UnitStatus.available);
}
