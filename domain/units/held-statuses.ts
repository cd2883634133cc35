import type { UnitStatusId } from './statuses.ts';
import { UnitStatus } from './unit-status.ts';

/** The statuses in which somebody holds a unit: reserved, sold, in negotiation (offer) and signed. */
export const heldStatuses: readonly UnitStatusId[] = [
  UnitStatus.reserved,
  UnitStatus.sold,
  UnitStatus.offer,
  UnitStatus.signed,
];

/** Whether somebody holds a unit with this status. */
export function isHeldStatus(id: number): boolean {
  return (heldStatuses as readonly number[]).includes(id);
}
