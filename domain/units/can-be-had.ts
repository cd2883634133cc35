import type { UnitStatusId } from './statuses.ts';
import { UnitStatus } from './unit-status.ts';

/** Whether a client can still have a unit: it is available, or held for them. `held` are the ids of the latter. */
export function canBeHad({ id, status_id }: { id: number; status_id: UnitStatusId }, held: ReadonlySet<number>) {
  return status_id === UnitStatus.available || held.has(id);
}
