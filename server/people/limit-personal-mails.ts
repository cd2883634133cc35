import type pg from 'pg';
import { limitTries } from '#server/http/limit-tries.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

/** Limits the mails that a logged-in person has sent to a client: by person, whatever network they share. */
export function limitPersonalMails(
  pool: pg.Pool,
  name: string,
): (actor: RequestActor, clientId: number) => Promise<void> {
  const byPerson = limitTries(pool, { name: `${name}-person`, tries: 60, seconds: 600 });
  const byClient = limitTries(pool, { name: `${name}-client`, tries: 20, seconds: 600 });
  return async ({ user, client }, clientId) => {
    const person = user === null ? `client ${client?.id ?? 0}` : `user ${user.id}`;
    await byClient.spend(`${person} ${clientId}`);
    await byPerson.spend(person);
  };
}
