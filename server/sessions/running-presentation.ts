import type { Client, Presentation } from '#contract/entities/people.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { RequestActor } from './actor.ts';

/** The running presentation of a session, its client, and the id of its sales user. */
export type RunningPresentation = { client: Client; presentation: Presentation; userId: number };

/** The running presentation of a session; null if it has no client or its presentation is over. */
export function findRunningPresentation({ user, client, presentation }: RequestActor): RunningPresentation | null {
  if (client === null || presentation === null || presentation.client_id !== client.id) return null;
  return { client, presentation, userId: user?.id ?? presentation.user_id };
}

/** Like `findRunningPresentation`, for a call that may name the client. Throws `not_found` if it names another one. */
export function findPresentationOf(actor: RequestActor, clientId: number | undefined): RunningPresentation | null {
  const running = findRunningPresentation(actor);
  if (running !== null && clientId !== undefined && clientId !== running.client.id) throw new ProblemError('not_found');
  return running;
}

/** Like `findPresentationOf`, but throws `unprocessable` if no presentation is running. */
export function requirePresentationOf(actor: RequestActor, clientId: number | undefined): RunningPresentation {
  const running = findPresentationOf(actor, clientId);
  if (running === null) throw new ProblemError('unprocessable');
  return running;
}
