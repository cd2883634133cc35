import { and, eq, sql } from 'drizzle-orm';
import { sessionCalls } from '#contract/calls/session.ts';
import { failuresBeforeWait, waitAfterFailures } from '#domain/people/login-wait.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { CallContext, CallHandler } from '../../calls/registry.ts';
import type { Database } from '../../database/connection.ts';
import { userProjects, users } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { limitTries, networkOf } from '../../http/limit-tries.ts';
import { userAgentOf } from '../../http/network.ts';
import { refuse } from '../../http/refuse.ts';
import type { Parts } from '../../parts.ts';
import { findUser } from '../../people/find-people.ts';
import { isPassword } from '../../people/password.ts';
import { nobody } from '../../sessions/actor.ts';
import { isSecure, setSessionCookie } from '../../sessions/session-cookie.ts';
import { beginSession, endSession } from '../../sessions/sessions.ts';

type Login = CallContext<typeof sessionCalls.login>;

/** What renewing a session needs of the parts. */
export type SessionParts = Pick<Parts, 'db' | 'publicUrl' | 'onChange'>;

/**
 * Sales login. Five failures a minute for an account from one network, then waits that double, and wider limits for an
 * account from everywhere and for a network over all accounts. An unknown address takes as long as a wrong password and
 * is answered alike.
 */
export function logIn(parts: Pick<Parts, 'db' | 'pool' | 'publicUrl' | 'onChange'>): CallHandler<typeof sessionCalls.login> {
  const limits = createLimits(parts);
  return async (context) => {
    const keys = keysOf(context);
    await limits.spend(keys);
    const { id, isRight } = await checkPassword(parts.db, context.body);
    const user = id !== undefined && isRight ? await findUser(parts.db, id) : null;
    if (user === null) {
      await limits.fail(keys);
      if (id !== undefined) await writeAudit(parts.db, nobody, 'user.refused', { userIds: [id] });
      return refuse('error_user_email', context.language);
    }
    await limits.forget(keys);
    await renewSession(parts, context, user.id);
    return { response: true, user };
  };
}

type Keys = Record<'pair' | 'account' | 'network', string>;

function keysOf({ body, request }: Login): Keys {
  const [account, network] = [body.email.toLowerCase(), networkOf(request.ip)];
  return { pair: `${network} ${account}`, account, network };
}

function createLimits({ pool }: Pick<Parts, 'pool'>) {
  const pair = limitTries(pool, { name: 'login', tries: failuresBeforeWait, seconds: 60 });
  const account = limitTries(pool, { name: 'login-account', tries: 30, seconds: 600 });
  const network = limitTries(pool, { name: 'login-network', tries: 120, seconds: 600 });
  const failures = limitTries(pool, { name: 'login-failures', tries: 1_000_000, seconds: 86_400 });
  return {
    async spend(keys: Keys) {
      await pair.spend(keys.pair);
      await account.spend(keys.account);
      await network.spend(keys.network);
    },
    async fail(keys: Keys) {
      const wait = waitAfterFailures(await failures.spend(keys.pair));
      if (wait > 0) await pair.block(keys.pair, wait);
    },
    /** Whoever knows one password has proved nothing about the other accounts tried from that network. */
    async forget(keys: Keys) {
      await Promise.all([pair.forget(keys.pair), failures.forget(keys.pair), account.forget(keys.account), network.giveBack(keys.network)]);
    },
  };
}

async function checkPassword(db: Database, { email, password, project_id }: Login['body']): Promise<{ id: number | undefined; isRight: boolean }> {
  const [found] = await db
    .select({ id: users.id, hash: users.password_hash })
    .from(users)
    .innerJoin(userProjects, and(eq(userProjects.user_id, users.id), eq(userProjects.project_id, project_id)))
    .where(and(sql`lower(${users.email}) = lower(${email})`, eq(users.is_active, true)));
  return { id: found?.id, isRight: await isPassword(found?.hash, password) };
}

/** Who was here before leaves with their session, client and presentation; the new session has an id of its own. */
export async function renewSession({ db, publicUrl, onChange }: SessionParts, { actor, request, reply }: Pick<Login, 'actor' | 'request' | 'reply'>, userId: number): Promise<void> {
  const token = await inTransaction(db, async (tx) => {
    if (actor.sessionHash !== null) await endSession(tx, actor.sessionHash);
    await writeAudit(tx, nobody, 'user.login', { userIds: [userId] });
    return beginSession(tx, { userId, userAgent: userAgentOf(request) });
  });
  onChange();
  setSessionCookie(reply, token, isSecure(request, publicUrl));
}
