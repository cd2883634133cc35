import { and, eq } from 'drizzle-orm';
import { sessionCalls } from '#contract/calls/session.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { userProjects, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { userAgentOf } from '#server/http/network.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findUser } from '#server/people/find-people.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import { isPassword } from '#server/people/password.ts';
import { hasEmail } from '#server/people/has-email.ts';
import { visitorActor } from '#server/sessions/actor.ts';
import { findKnownDevice, rememberDevice } from '#server/sessions/known-devices.ts';
import { isSecure, setSessionCookie } from '#server/sessions/session-cookie.ts';
import { beginSession, endSession } from '#server/sessions/sessions.ts';
import { limitLogins } from './limit-logins.ts';

type Login = CallContext<typeof sessionCalls.login>;

/** The dependencies of renewing a session. */
export type SessionParts = Pick<Dependencies, 'db' | 'publicUrl' | 'onChange'>;

/**
 * Logs a sales user in. Wrong passwords are rate-limited (`limitLogins`). An unknown address takes as long as a wrong
 * password and gets the same answer.
 */
export function logIn(
  dependencies: Pick<Dependencies, 'db' | 'pool' | 'publicUrl' | 'onChange'>,
): CallHandler<typeof sessionCalls.login> {
  const limits = limitLogins(dependencies.pool);
  return async (context) => {
    const { body, request } = context;
    const found = await findAccount(dependencies.db, body);
    const device = await findKnownDevice(dependencies.db, request, found && { userId: found.id });
    const attempt = { ip: request.ip, email: body.email, device, password: found?.hash };
    await limits.consume(attempt);
    const isRight = await isPassword(found?.hash, body.password);
    const user = found !== null && isRight ? await findUser(dependencies.db, found.id) : null;
    if (user === null) {
      if (found !== null) await writeAudit(dependencies.db, visitorActor, 'user.refused', { userIds: [found.id] });
      return refuse('error_user_email', context.language);
    }
    await limits.reset(attempt);
    if (!(await renewSession(dependencies, context, user.id))) return refuse('error_user_email', context.language);
    return { response: true, user };
  };
}

async function findAccount(
  db: Database,
  { email, project_id }: Login['body'],
): Promise<{ id: number; hash: string } | null> {
  const [found] = await db
    .select({ id: users.id, hash: users.password_hash })
    .from(users)
    .innerJoin(userProjects, and(eq(userProjects.user_id, users.id), eq(userProjects.project_id, project_id)))
    .where(and(hasEmail(users.email, email), eq(users.is_active, true)));
  return found ?? null;
}

/**
 * Replaces the browser's session, with its client and presentation, by a new one of the user and remembers the browser.
 * Returns false, and changes nothing, if the user was deleted meanwhile.
 */
export async function renewSession(
  { db, publicUrl, onChange }: SessionParts,
  { actor, request, reply }: Pick<Login, 'actor' | 'request' | 'reply'>,
  userId: number,
): Promise<boolean> {
  const token = await inTransaction(db, async (tx) => {
    if (!(await lockUserShared(tx, userId))) return null;
    if (actor.sessionHash !== null) await endSession(tx, actor.sessionHash);
    await writeAudit(tx, visitorActor, 'user.login', { userIds: [userId] });
    return beginSession(tx, { userId, userAgent: userAgentOf(request) });
  });
  if (token === null) return false;
  onChange();
  setSessionCookie(reply, token, isSecure(request, publicUrl));
  await rememberDevice(db, { request, reply }, { userId }, isSecure(request, publicUrl));
  return true;
}
