import type { Client, Presentation } from '#contract/entities/people.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { RequestActor } from './actor.ts';

/** The client of the session's running presentation, and the presentation's sales user. */
export type Guest = { client: Client; presentation: Presentation; userId: number };

/** The client of this session's presentation; null if there is no client or the presentation is over. */
export function findGuest({ user, client, presentation }: RequestActor): Guest | null {
  if (client === null || presentation === null || presentation.client_id !== client.id) return null;
  return { client, presentation, userId: user?.id ?? presentation.user_id };
}

/** Like `findGuest`, for a call that may also name a client. Throws `not_found` if that is another one. */
export function findNamedGuest(actor: RequestActor, clientId: number | undefined): Guest | null {
  const guest = findGuest(actor);
  if (guest !== null && clientId !== undefined && clientId !== guest.client.id) throw new ProblemError('not_found');
  return guest;
}

/** Like `findNamedGuest`, but throws `unprocessable` if no presentation is running. */
export function requireNamedGuest(actor: RequestActor, clientId: number | undefined): Guest {
  const guest = findNamedGuest(actor, clientId);
  if (guest === null) throw new ProblemError('unprocessable');
  return guest;
}
