import type { Call } from '#contract/calls/call.ts';
import type { LoginMethod } from '#domain/people/login-methods.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallContext } from '#server/calls/registry.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { shownNetwork, userAgentOf } from '#server/http/network.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import { visitorActor } from '#server/sessions/actor.ts';
import { rememberDevice } from '#server/sessions/known-devices.ts';
import { isSecure, setSessionCookie } from '#server/sessions/session-cookie.ts';
import { beginSession, endSession } from '#server/sessions/sessions.ts';

/** The dependencies of renewing a session. */
export type SessionParts = Pick<Dependencies, 'db' | 'publicUrl' | 'onChange'>;

/**
 * Replaces the browser's session, with its client and presentation, by a new one of the user and remembers the browser.
 * Returns false, and changes nothing, if the user was deleted meanwhile.
 */
export async function renewSession(
  { db, publicUrl, onChange }: SessionParts,
  { actor, request, reply }: Pick<CallContext<Call>, 'actor' | 'request' | 'reply'>,
  { userId, method }: { userId: number; method: LoginMethod },
): Promise<boolean> {
  const token = await inTransaction(db, async (tx) => {
    if (!(await lockUserShared(tx, userId))) return null;
    if (actor.sessionHash !== null) await endSession(tx, actor.sessionHash);
    await writeAudit(tx, visitorActor, 'user.login', { userIds: [userId] });
    return beginSession(tx, { userId, method, userAgent: userAgentOf(request), network: shownNetwork(request) });
  });
  if (token === null) return false;
  onChange();
  setSessionCookie(reply, token, isSecure(request, publicUrl));
  await rememberDevice(db, { request, reply }, { userId }, isSecure(request, publicUrl));
  return true;
}
