import type { UnitStatusId } from './statuses.ts';
import { UnitStatus } from './unit-status.ts';

/** The statuses that count as a sale: sold and signed. */
export const saleStatuses: readonly UnitStatusId[] = [UnitStatus.sold, UnitStatus.signed];

/** Whether a status, of a unit or of an action, counts as a sale. */
export function isSaleStatus(id: number): boolean {
  return (saleStatuses as readonly number[]).includes(id);
}
