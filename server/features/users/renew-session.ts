import type { Call } from '#contract/calls/call.ts';
import type { LoginMethod } from '#domain/people/login-methods.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallContext } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { shownNetwork, userAgentOf } from '#server/http/network.ts';
import { findUser } from '#server/people/find-people.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import { notifyUser } from '#server/people/notify-user.ts';
import { visitorActor } from '#server/sessions/actor.ts';
import { findKnownDevice, nameDevice, recordDevice, setDeviceCookie } from '#server/sessions/known-devices.ts';
import { isSecure } from '#server/sessions/cookies.ts';
import { setSessionCookie } from '#server/sessions/session-cookie.ts';
import { beginSession, endSession, type SessionHolder } from '#server/sessions/sessions.ts';

/** The dependencies of renewing a session. */
export type SessionParts = Pick<Dependencies, 'db' | 'publicUrl' | 'linkBase' | 'onMail' | 'onChange'>;

/** Who logs in, and how. `prove` must lock the user first, and runs again if the transaction is repeated. */
export type LoginProof = {
  userId: number;
  method: LoginMethod;
  passwordHash?: string;
  endsBy?: SessionHolder['endsBy'];
  provedAt?: SessionHolder['provedAt'];
  prove?: (tx: Transaction) => Promise<boolean>;
};

/**
 * Replaces the browser's session, with its client and presentation, by a new one of the user and remembers the browser.
 * Users get a mail about a login in a browser in which they were never logged in. Returns false, without a new session,
 * if the user was deleted in the meantime, no longer has the password of `passwordHash` (checked before), or `prove`
 * returns false. `prove` checks and uses up the proof of the login, such as a code. It runs in the transaction that
 * begins the session: if the user's factors, links or password are revoked at the same time, no session outlives them.
 */
export async function renewSession(
  dependencies: SessionParts,
  { actor, request, reply, language }: Pick<CallContext<Call>, 'actor' | 'request' | 'reply' | 'language'>,
  { userId, method, passwordHash, endsBy, provedAt, prove }: LoginProof,
): Promise<boolean> {
  const { db, publicUrl, onMail, onChange } = dependencies;
  const device = nameDevice(request);
  const token = await inTransaction(db, async (tx) => {
    if (prove !== undefined && !(await prove(tx))) return null;
    if (!(await lockUserShared(tx, userId, passwordHash))) return null;
    const user = await findUser(tx, userId);
    if (user === null) return null;
    if (actor.sessionHash !== null) await endSession(tx, actor.sessionHash);
    await writeAudit(tx, visitorActor, 'user.login', { userIds: [userId] });
    const isKnown = (await findKnownDevice(tx, request, { userId })) !== null;
    if (!isKnown) await notifyUser(tx, dependencies, 'newDevice', user, { request, language });
    await recordDevice(tx, device, { userId }, language);
    return beginSession(tx, {
      userId,
      method,
      endsBy,
      provedAt,
      userAgent: userAgentOf(request),
      network: shownNetwork(request),
    });
  });
  if (token === null) return false;
  onMail();
  onChange();
  setSessionCookie(reply, token, isSecure(request, publicUrl));
  setDeviceCookie(reply, device, isSecure(request, publicUrl));
  return true;
}
