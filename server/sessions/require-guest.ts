import type { Client, Presentation } from '#contract/entities/people.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { Actor } from './actor.ts';

/** The client of a running presentation, and the sales user who stands in it. */
export type Guest = { client: Client; presentation: Presentation; userId: number };

/** Who is being shown around in this session; null where there is no client or the presentation is over. */
export function findGuest({ user, client, presentation }: Actor): Guest | null {
  if (client === null || presentation === null || presentation.client_id !== client.id) return null;
  return { client, presentation, userId: user?.id ?? presentation.user_id };
}

/** The same, where a call names a client too: another's client is as good as none. Throws `not_found` for another's. */
export function findNamedGuest(actor: Actor, clientId: number | undefined): Guest | null {
  const guest = findGuest(actor);
  if (guest !== null && clientId !== undefined && clientId !== guest.client.id) throw new ProblemError('not_found');
  return guest;
}

/** The same, or `unprocessable` where nobody is being shown around. */
export function requireNamedGuest(actor: Actor, clientId: number | undefined): Guest {
  const guest = findNamedGuest(actor, clientId);
  if (guest === null) throw new ProblemError('unprocessable');
  return guest;
}
