import { isCaller, isInReach, type SalesActor } from '#domain/people/actor.ts';
import { isHeldStatus } from '#domain/units/held-statuses.ts';
import { statusLabel, type UnitStatusId } from '#domain/units/statuses.ts';

/** The choices of the setting `whoMayRelease`. */
export const releaseRules = ['reach', 'managers', 'anyone'] as const;
export type ReleaseRule = (typeof releaseRules)[number];

/**
 * What the rule depends on. `holder` is null if no client holds the unit; `seller_id` is that client's sales user, null
 * if there is none.
 */
export type HeldUnit = { status_id: UnitStatusId; holder: { seller_id: number | null } | null };

/**
 * Who may release a unit: `anyone` is any sales user; `holder` is the sales user of the client who holds it, or anyone
 * who has that user in reach; `managers` are sales managers and above.
 */
export type Releaser = 'anyone' | 'holder' | 'managers';

/**
 * Who may release a unit, or otherwise change its status, under a setting. `reach`: a unit held by a client, anyone who
 * has that client in reach; a unit held without a known client or seller, managers; any other unit, anyone. `managers`
 * is the same, except that blocked units too are for managers. An available unit without a holder has nothing to
 * release.
 */
export function whoMayRelease({ status_id, holder }: HeldUnit, rule: ReleaseRule): Releaser {
  if (rule === 'anyone') return 'anyone';
  if (holder !== null && holder.seller_id !== null) return 'holder';
  if (holder !== null || isHeldStatus(status_id)) return 'managers';
  return rule === 'managers' && statusLabel(status_id) === 'blocked' ? 'managers' : 'anyone';
}

/** Whether a sales user may release a unit, or otherwise change its status. */
export function mayRelease(user: SalesActor, unit: HeldUnit, rule: ReleaseRule): boolean {
  const releaser = whoMayRelease(unit, rule);
  if (releaser === 'anyone') return true;
  if (releaser === 'managers') return isCaller({ user, client: null }, 'manager');
  return isInReach(user, unit.holder?.seller_id ?? null);
}
