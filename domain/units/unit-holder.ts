import { isHeldStatus } from './held-statuses.ts';
import { isSaleStatus } from './statuses.ts';

/**
 * Who holds a unit: a client, by a claim; the sales team, by a status set in the dashboard; or somebody known only from
 * the status in the package, either a buyer (`sold`) or somebody else (`third_party`).
 */
export const unitHolders = ['client', 'sales', 'sold', 'third_party'] as const;
export type UnitHolder = (typeof unitHolders)[number];

/** The fields of a unit that say who holds it. `imported_status_id` is the status of the last package. */
export type HeldUnit = { status_id: number; imported_status_id: number; isClaimed: boolean };

/** Who holds a unit; null if nobody does. */
export function unitHolder({ status_id, imported_status_id, isClaimed }: HeldUnit): UnitHolder | null {
  if (isClaimed) return 'client';
  if (!isHeldStatus(status_id)) return null;
  if (status_id !== imported_status_id) return 'sales';
  return isSaleStatus(status_id) ? 'sold' : 'third_party';
}
