import { isUnitStatusId, type UnitStatusId } from '#domain/units/statuses.ts';

/** The unit as it is under its lock. */
export type UnitNow = { status_id: UnitStatusId };

/** Who holds a unit: its open claim. */
export type ClaimNow = { client_id: number };

/** Who asks for a change, as the session knows them; a missing part is null. */
export type StatusActor = { user_id: number | null; client_id: number | null; presentation: PresentationNow | null };

/** The presentation a change happens in. Times are milliseconds since the epoch. */
export type PresentationNow = { ended_at: number | null; ends_at: number };

export type StatusRequest = { to: number; canSell: boolean };

/** What a change writes: the new status, and what becomes of the claim. */
export type StatusChange = { status_id: UnitStatusId; claim: 'open' | 'close' };

export type StatusRefusal = 'error_no_active_user_or_client' | 'error_unit_taken' | 'error_transition';

/** The transitions of sales (specification, section 4): reserve, sell, and back to available. */
const transitions: Partial<Record<UnitStatusId, readonly UnitStatusId[]>> = { 1: [2, 3], 2: [1], 3: [1], 4: [1] };

/**
 * Decides a change of status by sales: what to write, or why not. Needs a sales user, a client and a presentation that
 * runs at `now`. A unit that already has the wished status by somebody, or a claim of somebody, is taken.
 */
export function decideStatusChange(
  unit: UnitNow,
  claim: ClaimNow | null,
  actor: StatusActor,
  wish: StatusRequest,
  now: number,
): StatusChange | StatusRefusal {
  if (!isActive(actor, now)) return 'error_no_active_user_or_client';
  const { to, canSell } = wish;
  const isClaiming = to === 2 || (to === 3 && canSell);
  if (isClaiming && (unit.status_id === to || (unit.status_id === 1 && claim !== null))) return 'error_unit_taken';
  if (!isUnitStatusId(to) || !transitions[unit.status_id]?.includes(to) || (to === 3 && !canSell))
    return 'error_transition';
  return { status_id: to, claim: isClaiming ? 'open' : 'close' };
}

/** Whether somebody stands in a running presentation with a sales user and a client. */
function isActive({ user_id, client_id, presentation }: StatusActor, now: number): boolean {
  return (
    user_id !== null &&
    client_id !== null &&
    presentation !== null &&
    presentation.ended_at === null &&
    now < presentation.ends_at
  );
}
