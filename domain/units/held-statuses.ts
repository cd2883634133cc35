import type { UnitStatusId } from './statuses.ts';
import { UnitStatus } from './unit-status.ts';

/** The statuses in which a unit is held: reserved, sold, in negotiation (offer) and signed. */
export const heldStatuses = [
  UnitStatus.reserved,
  UnitStatus.sold,
  UnitStatus.offer,
  UnitStatus.signed,
] as const satisfies readonly UnitStatusId[];

export type HeldStatusId = (typeof heldStatuses)[number];

/** Whether a unit with this status is held. */
export function isHeldStatus(id: number): boolean {
  return (heldStatuses as readonly number[]).includes(id);
}
