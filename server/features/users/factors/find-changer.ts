import type { Call } from '#contract/calls/call.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import type { CallContext } from '#server/calls/registry.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import { refuse } from '#server/http/refuse.ts';
import { listMethods, lockOwner, type FactorOwner } from '#server/second-factors/factors.ts';
import { findPendingLogin, type PendingLogin } from '#server/second-factors/pending-logins.ts';
import { isConfirmed } from '#server/sessions/sessions.ts';

/**
 * Who changes their own factors: a logged-in user who recently confirmed their identity, or somebody who typed the
 * correct password (`pending`) and has to set up their first factor before they are logged in.
 */
export type Changer = { userId: number; pending: PendingLogin | null };

/**
 * Finds who changes their own factors; returns a refusal if the caller may not. A transaction that writes calls
 * `lockChanger` first.
 */
export async function findChanger(
  db: Database,
  { actor, request, language }: Pick<CallContext<Call>, 'actor' | 'request' | 'language'>,
): Promise<Changer | Refusal> {
  if (actor.user !== null)
    return (await isConfirmed(db, actor))
      ? { userId: actor.user.id, pending: null }
      : refuse('confirm_first', language);
  const pending = await findPendingLogin(db, request);
  const isFirst = pending !== null && (await listMethods(db, pending.userId)).length === 0;
  return isFirst ? { userId: pending.userId, pending } : refuse('login_step_over', language);
}

/**
 * Locks the user who changes their factors. Returns a refusal if they were deleted or may no longer do so: a first
 * factor that was added in another session voids a confirmation by the password alone.
 */
export async function lockChanger(
  tx: Transaction,
  { actor }: Pick<CallContext<Call>, 'actor'>,
  { userId, pending }: Changer,
): Promise<{ owner: FactorOwner } | { refused: RefusalCode }> {
  const owner = await lockOwner(tx, userId);
  if (pending !== null) return owner === null ? { refused: 'login_step_over' } : { owner };
  return owner !== null && (await isConfirmed(tx, actor)) ? { owner } : { refused: 'confirm_first' };
}
