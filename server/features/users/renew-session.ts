import type { Call } from '#contract/calls/call.ts';
import type { LoginMethod } from '#domain/people/login-methods.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallContext } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { originOf, userAgentOf } from '#server/http/request-origin.ts';
import { findUser } from '#server/people/find-people.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import { notifyUser } from '#server/people/notify-owner.ts';
import { findKnownDevice, rememberDevice, setDeviceCookie } from '#server/sessions/known-devices.ts';
import { setSessionCookie } from '#server/sessions/session-cookie.ts';
import { beginSession, endSession, type SessionHolder } from '#server/sessions/sessions.ts';

/**
 * Who logs in, and how. `passwordHash` is the hash with which the typed password was compared, `factor` the kind of
 * code that was typed after it.
 */
type Login = {
  userId: number;
  method: LoginMethod;
  passwordHash?: string;
  endsBy?: SessionHolder['endsBy'];
  authenticatedAt?: SessionHolder['authenticatedAt'];
  company?: SessionHolder['company'];
  factor?: 'app' | 'recovery';
};

/** The secrets of a new session and of its browser, for `sendSession`. */
type NewSession = { token: string; device: string };

/**
 * Replaces the browser's session, with its client and presentation, by a new one of the user and records the browser as
 * known. Users get a mail about a login in a browser in which they were never logged in. Returns null, without a new
 * session, if the user was deleted in the meantime or no longer has the password of `passwordHash`.
 *
 * The caller checks and uses up what authenticates the login, such as a code, in the same transaction, with the user
 * locked. Then no session outlives factors, links or passwords that are revoked at the same time.
 */
export async function renewSession(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'linkBase'>,
  { actor, request, language }: Pick<CallContext<Call>, 'actor' | 'request' | 'language'>,
  { userId, method, passwordHash, endsBy, authenticatedAt, company, factor }: Login,
): Promise<NewSession | null> {
  if (!(await lockUserShared(tx, userId, passwordHash))) return null;
  const user = await findUser(tx, userId);
  if (user === null) return null;
  if (actor.sessionHash !== null) await endSession(tx, actor.sessionHash);
  // Audited as this user's: the browser's former session, if there was one, may be another person's.
  const fields = factor ? [method, factor] : [method];
  await writeAudit(tx, { user, client: null }, 'user.login', { userIds: [userId], fields, origin: originOf(request) });
  const isKnown = (await findKnownDevice(tx, request, { userId })) !== null;
  if (!isKnown) await notifyUser(tx, dependencies, 'newDevice', user, { request, language });
  const device = await rememberDevice(tx, { request, language }, { userId });
  const userAgent = userAgentOf(request);
  const { network } = originOf(request);
  const token = await beginSession(tx, { userId, method, endsBy, authenticatedAt, company, userAgent, network });
  return { token, device };
}

/** Gives the browser its new session. Call it after the transaction is committed. */
export function sendSession(
  { onMail, onSessionChange }: Pick<Dependencies, 'onMail' | 'onSessionChange'>,
  { reply }: Pick<CallContext<Call>, 'reply'>,
  { token, device }: NewSession,
): void {
  onMail();
  onSessionChange();
  setSessionCookie(reply, token);
  setDeviceCookie(reply, device);
}
