import { isHeldStatus } from './held-statuses.ts';
import { isSaleStatus } from './sale-statuses.ts';

/**
 * Who holds a unit: a client, by a claim; the sales team, by a status set in the dashboard; or somebody known only from
 * the status in the package, either a buyer (`sold`) or somebody else (`third_party`).
 */
const unitHolders = ['client', 'sales', 'sold', 'third_party'] as const;
export type UnitHolder = (typeof unitHolders)[number];

/** Who holds a unit; null if nobody does. `imported_status_id` is its status in the last package. */
export function unitHolder({
  status_id,
  imported_status_id,
  isClaimed,
}: {
  status_id: number;
  imported_status_id: number;
  isClaimed: boolean;
}): UnitHolder | null {
  if (isClaimed) return 'client';
  if (!isHeldStatus(status_id)) return null;
  if (status_id !== imported_status_id) return 'sales';
  return isSaleStatus(status_id) ? 'sold' : 'third_party';
}
