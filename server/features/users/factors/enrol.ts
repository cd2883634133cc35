import type { Call } from '#contract/calls/call.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import type { User } from '#contract/entities/people.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import type { CallContext } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findUser } from '#server/people/find-people.ts';
import { listMethods, type FactorOwner } from '#server/second-factors/factors.ts';
import { endPendingLogin, findPendingLogin, forgetPendingLogin } from '#server/second-factors/pending-logins.ts';
import { createRecoveryCodes, saveRecoveryCodes } from '#server/second-factors/recovery-codes.ts';
import { recordFactorEvent } from '#server/second-factors/record-factor-event.ts';
import { voidProofs } from '#server/sessions/end-sessions.ts';
import { renewSession, sendSession } from '../renew-session.ts';
import { lockChanger, type Changer } from './find-changer.ts';

/** A factor to add. `save`, which runs with the owner locked, returns null, or why the factor cannot be added. */
type Enrolment = {
  factor: 'app' | 'passkey';
  save(tx: Transaction, owner: FactorOwner): Promise<RefusalCode | null>;
};

type Enrolled = { response: true; recovery_codes: string[] | null; user: User | null };

/**
 * Adds a factor, with recovery codes if it is the first one, and completes the login that waited for it. The first one
 * voids confirmations by the password alone in the user's other sessions. Of two requests with one pending login, one
 * completes it.
 */
export async function enrol(
  dependencies: Dependencies,
  context: Pick<CallContext<Call>, 'actor' | 'request' | 'reply' | 'language'>,
  changer: Changer,
  { factor, save }: Enrolment,
): Promise<Enrolled | Refusal> {
  const { db, linkBase, onMail } = dependencies;
  const { language, request, reply, actor } = context;
  const { userId, pending } = changer;
  const prepared = (await listMethods(db, userId)).length === 0 ? await createRecoveryCodes() : null;
  const outcome = await inTransaction(db, async (tx) => {
    const locked = await lockChanger(tx, context, changer);
    if ('refused' in locked) return locked;
    const { owner } = locked;
    const isFirst = (await listMethods(tx, userId)).length === 0;
    // A new password may have ended the pending login meanwhile.
    if (pending !== null && (!isFirst || (await findPendingLogin(tx, request)) === null))
      return { refused: 'login_step_over' as const };
    const refused = await save(tx, owner);
    if (refused !== null) return { refused };
    const codes = isFirst ? prepared : null;
    if (codes) await saveRecoveryCodes(tx, userId, codes);
    if (isFirst) await voidProofs(tx, userId, pending === null ? actor.sessionHash : null);
    await recordFactorEvent(tx, linkBase(), context, {
      owner,
      mail: factor === 'app' ? 'appAdded' : 'passkeyAdded',
      action: 'user.addFactor',
      fields: [factor],
    });
    if (pending === null) return { codes, session: null, user: null };
    await endPendingLogin(tx, pending);
    const session = await renewSession(tx, dependencies, context, { userId, method: 'password' });
    return { codes, session, user: await findUser(tx, userId) };
  });
  if ('refused' in outcome) return refuse(outcome.refused, language);
  onMail();
  const recovery_codes = outcome.codes?.shown ?? null;
  if (pending === null) return { response: true, recovery_codes, user: null };
  forgetPendingLogin(reply);
  if (outcome.session === null) return { response: true, recovery_codes, user: null };
  sendSession(dependencies, context, outcome.session);
  return { response: true, recovery_codes, user: outcome.user };
}
