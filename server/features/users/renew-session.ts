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
import { beginSession, endSession } from '#server/sessions/sessions.ts';

/** The dependencies of renewing a session. */
export type SessionParts = Pick<Dependencies, 'db' | 'publicUrl' | 'linkBase' | 'onMail' | 'onChange'>;

/** Who logs in, and by what. `prove` locks the user first, and may be repeated with the transaction. */
export type LoginProof = {
  userId: number;
  method: LoginMethod;
  passwordHash?: string;
  prove?: (tx: Transaction) => Promise<boolean>;
};

/**
 * Replaces the browser's session, with its client and presentation, by a new one of the user and remembers the browser.
 * Users are told by mail of a login in a browser in which they were never logged in. Returns false, and begins none, if the user was deleted
 * meanwhile, has another password than the one of `passwordHash`, which was checked before, or if `prove` returns false.
 * `prove` uses up what the login rests on, such as a code: in the transaction of the session, so that whatever ends a
 * user's sessions together with their factors, links or password leaves none behind.
 */
export async function renewSession(
  dependencies: SessionParts,
  { actor, request, reply, language }: Pick<CallContext<Call>, 'actor' | 'request' | 'reply' | 'language'>,
  { userId, method, passwordHash, prove }: LoginProof,
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
    return beginSession(tx, { userId, method, userAgent: userAgentOf(request), network: shownNetwork(request) });
  });
  if (token === null) return false;
  onMail();
  onChange();
  setSessionCookie(reply, token, isSecure(request, publicUrl));
  setDeviceCookie(reply, device, isSecure(request, publicUrl));
  return true;
}
