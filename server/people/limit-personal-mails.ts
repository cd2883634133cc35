import type pg from 'pg';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

/** Limits the mails that a logged-in person causes to a client: by person, since networks are shared. */
export function limitPersonalMails(
  pool: pg.Pool,
  name: string,
): (actor: RequestActor, clientId: number) => Promise<void> {
  const perPerson = createRateLimiter(pool, { name: `${name}-person`, attempts: 60, seconds: 600 });
  const perClient = createRateLimiter(pool, { name: `${name}-client`, attempts: 20, seconds: 600 });
  return async ({ user, client }, clientId) => {
    const person = user === null ? `client ${client?.id ?? 0}` : `user ${user.id}`;
    await perClient.consume(`${person} ${clientId}`);
    await perPerson.consume(person);
  };
}
