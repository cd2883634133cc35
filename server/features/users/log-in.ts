import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { sessionCalls } from '#contract/calls/session.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import { refusalTexts, type RefusalCode } from '#contract/errors/texts.ts';
import type { Language } from '#contract/form.ts';
import type { CallContext, CallHandler } from '../../calls/registry.ts';
import type { Database } from '../../database/connection.ts';
import { userProjects, users } from '../../database/schema.ts';
import { limitTries, networkOf, type Tries } from '../../http/limit-tries.ts';
import { findUser } from '../../people/find-people.ts';
import { isPassword } from '../../people/password.ts';
import { isSecure, setSessionCookie } from '../../sessions/session-cookie.ts';
import { beginSession, endSession } from '../../sessions/sessions.ts';

type Login = CallContext<typeof sessionCalls.login>;

/** What logging in needs. `onChange` runs after a session began or ended. */
export type LoginParts = { db: Database; pool: pg.Pool; publicUrl: URL | undefined; onChange(): void };

/**
 * Sales login. Five failures a minute for an account from one network, and wider limits for an account from everywhere
 * and for a network over all accounts. An unknown address takes as long as a wrong password and is answered alike.
 */
export function logIn(parts: LoginParts): CallHandler<typeof sessionCalls.login> {
  const limits = {
    pair: limitTries(parts.pool, { name: 'login', tries: 5, seconds: 60 }),
    account: limitTries(parts.pool, { name: 'login-account', tries: 30, seconds: 600 }),
    network: limitTries(parts.pool, { name: 'login-network', tries: 120, seconds: 600 }),
  };
  return async (context) => {
    const keys = keysOf(context);
    await limits.pair.spend(keys.pair);
    await limits.account.spend(keys.account);
    await limits.network.spend(keys.network);
    const userId = await checkPassword(parts.db, context.body);
    const user = userId === undefined ? null : await findUser(parts.db, userId);
    if (user === null) return refuse('error_user_email', context.language);
    await forgetAll(limits, keys);
    await renewSession(parts, context, user.id);
    return { response: true, user };
  };
}

function keysOf({ body, request }: Login): Record<'pair' | 'account' | 'network', string> {
  const [account, network] = [body.email.toLowerCase(), networkOf(request.ip)];
  return { pair: `${network} ${account}`, account, network };
}

async function forgetAll(limits: Record<'pair' | 'account' | 'network', Tries>, keys: Record<'pair' | 'account' | 'network', string>): Promise<void> {
  await Promise.all([limits.pair.forget(keys.pair), limits.account.forget(keys.account), limits.network.forget(keys.network)]);
}

async function checkPassword(db: Database, { email, password, project_id }: Login['body']): Promise<number | undefined> {
  const [found] = await db
    .select({ id: users.id, hash: users.password_hash })
    .from(users)
    .innerJoin(userProjects, and(eq(userProjects.user_id, users.id), eq(userProjects.project_id, project_id)))
    .where(and(sql`lower(${users.email}) = lower(${email})`, eq(users.is_active, true)));
  return (await isPassword(found?.hash, password)) ? found?.id : undefined;
}

/** Who was here before leaves with their session, client and presentation; the new session has an id of its own. */
async function renewSession({ db, publicUrl, onChange }: LoginParts, { actor, request, reply }: Login, userId: number): Promise<void> {
  const token = await db.transaction(async (tx) => {
    if (actor.sessionHash !== null) await endSession(tx, actor.sessionHash);
    return beginSession(tx, { userId });
  });
  onChange();
  setSessionCookie(reply, token, isSecure(request, publicUrl));
}

/** The refusing half of a flag answer, in the request's language. */
function refuse(error: RefusalCode, language: Language): Refusal {
  return { response: false, error, message: refusalTexts[error][language] };
}
