import { and, eq } from 'drizzle-orm';
import { sessionCalls } from '#contract/calls/session.ts';
import { checkTypedLogin } from '#domain/people/registration.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { userProjects, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { networkOf } from '#server/http/network-of.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { originOf } from '#server/http/request-origin.ts';
import { findUser } from '#server/people/find-people.ts';
import { isPassword } from '#server/people/password.ts';
import { hasEmail } from '#server/people/has-email.ts';
import { visitorActor } from '#server/sessions/actor.ts';
import { findKnownDevice } from '#server/sessions/known-devices.ts';
import { beginStep, findStep } from './factors/login-step.ts';
import { limitLogins } from './limit-logins.ts';
import { renewSession, sendSession } from './renew-session.ts';

type Login = CallContext<typeof sessionCalls.login>;

/**
 * Logs a sales user in. Wrong passwords are rate-limited (`limitLogins`). An unknown address takes as long as a wrong
 * password and gets the same answer. Users who have a second factor, or must have one, are not logged in yet. Refuses
 * everybody if users only log in through the company's provider.
 */
export function logIn(
  dependencies: Pick<Dependencies, 'db' | 'pool' | 'linkBase' | 'company' | 'onMail' | 'onSessionChange'>,
): CallHandler<typeof sessionCalls.login> {
  const limits = limitLogins(dependencies.pool);
  const unknown = createRateLimiter(dependencies.pool, { name: 'login-unknown', attempts: 1_000_000, seconds: 60 });
  return async (context) => {
    const { body, request } = context;
    checkFields(checkTypedLogin(body), context.language);
    if (dependencies.company?.options.isOnly) return refuse('error_company_only', context.language);
    const found = await findAccount(dependencies.db, body);
    const device = await findKnownDevice(dependencies.db, request, found && { userId: found.id });
    const attempt = { ip: request.ip, email: body.email, device, password: found?.hash };
    await limits.consume(attempt);
    const isRight = await isPassword(found?.hash, body.password);
    const user = found !== null && isRight ? await findUser(dependencies.db, found.id) : null;
    if (found === null || user === null) {
      // Counts instead of writing an audit entry, so that an unknown address takes as long.
      if (found === null) await unknown.consume(networkOf(request.ip));
      else
        await writeAudit(dependencies.db, visitorActor, 'user.refused', {
          userIds: [found.id],
          fields: ['password'],
          origin: originOf(request),
        });
      return refuse('error_user_email', context.language);
    }
    await limits.reset(attempt);
    const step = await findStep(dependencies.db, user);
    if (step !== null)
      return (
        (await beginStep(dependencies, context, { user, passwordHash: found.hash, step })) ??
        refuse('error_user_email', context.language)
      );
    const login = { userId: user.id, method: 'password', passwordHash: found.hash } as const;
    const session = await inTransaction(dependencies.db, (tx) => renewSession(tx, dependencies, context, login));
    if (session === null) return refuse('error_user_email', context.language);
    sendSession(dependencies, context, session);
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
