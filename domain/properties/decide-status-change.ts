import type { SalesActor } from '#domain/people/actor.ts';
import { isUnitStatusId, type UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { mayRelease, type ReleaseRule } from './may-release.ts';
import { isSalesTransition } from './status-transitions.ts';

/** The unit, read under its lock. `withdrawn`: the package no longer contains it. */
type UnitNow = { status_id: UnitStatusId; withdrawn: boolean };

/** The open claim on the unit: the client it is held for, and that client's sales user, if any. */
type ClaimNow = { client_id: number; seller_id: number | null };

/** Who requests the change, from their session. What the session lacks is null. */
export type StatusActor = { user: SalesActor | null; client_id: number | null; presentation: PresentationNow | null };

/** The presentation in which the change is made. Times are milliseconds since the epoch. */
export type PresentationNow = { ended_at: number | null; ends_at: number };

/** The requested status, and the settings that decide on it. */
type StatusRequest = { to: number; canSell: boolean; whoMayRelease: ReleaseRule };

/** What a change writes: the new status, and whether it opens or closes the claim. */
export type StatusChange = { status_id: UnitStatusId; claim: 'open' | 'close' };

export type StatusRefusal =
  | 'error_no_active_user_or_client'
  | 'error_unit_taken'
  | 'error_transition'
  | 'error_not_yours';

/**
 * Decides on a change of status by sales: returns what to write, or why it is refused. It requires a sales user, a
 * client and a presentation that is running at `now` (milliseconds since the epoch). A unit is taken if it already has
 * the requested status, or is available but claimed. A withdrawn unit can only be released. The setting `whoMayRelease`
 * decides who may release a unit; it is checked last, so that an impossible change is always refused as such.
 */
export function decideStatusChange(
  unit: UnitNow,
  claim: ClaimNow | null,
  actor: StatusActor,
  request: StatusRequest,
  now: number,
): StatusChange | StatusRefusal {
  if (!isPresenting(actor, now)) return 'error_no_active_user_or_client';
  const { to, canSell, whoMayRelease } = request;
  const isReserving = to === UnitStatus.reserved;
  const isSelling = to === UnitStatus.sold;
  const isClaiming = isReserving || (isSelling && canSell);
  const isClaimed = unit.status_id === UnitStatus.available && claim !== null;
  if (isClaiming && (unit.status_id === to || isClaimed)) return 'error_unit_taken';
  if (!isUnitStatusId(to) || !isPossible(unit, to) || (isSelling && !canSell)) return 'error_transition';
  if (isClaiming) return { status_id: to, claim: 'open' };
  const isAllowed = mayRelease(actor.user, { status_id: unit.status_id, holder: claim }, whoMayRelease);
  return isAllowed ? { status_id: to, claim: 'close' } : 'error_not_yours';
}

function isPossible({ status_id, withdrawn }: UnitNow, to: UnitStatusId): boolean {
  const isOffered = !withdrawn || to === UnitStatus.available;
  return isOffered && isSalesTransition(status_id, to);
}

type Presenter = StatusActor & { user: SalesActor };

/** Whether the session has a running presentation with a sales user and a client. */
function isPresenting(actor: StatusActor, now: number): actor is Presenter {
  const { user, client_id, presentation } = actor;
  return (
    user !== null &&
    client_id !== null &&
    presentation !== null &&
    presentation.ended_at === null &&
    now < presentation.ends_at
  );
}
