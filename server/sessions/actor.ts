import type { Client, Presentation, Session, User } from '#contract/entities/people.ts';
import { isCaller, type Caller } from '#domain/people/actor.ts';
import { mayInDashboard } from '#domain/people/may-in-dashboard.ts';
import { mayChangeStatus } from '#domain/properties/may-change-status.ts';

/** Who makes a request: what its session holds. `sessionHash` is null where the browser has none. */
export type Actor = {
  sessionHash: string | null;
  user: User | null;
  client: Client | null;
  presentation: Presentation | null;
};

export const nobody: Actor = { sessionHash: null, user: null, client: null, presentation: null };

/** Whether one of a call's declared callers is this one. */
export function mayCall(who: readonly Caller[], actor: Actor): boolean {
  return who.some((caller) => isCaller(actor, caller));
}

/** Who makes way for whom where places are few: visitors (0) for clients (1), and both for sales users (2). */
export type Standing = 0 | 1 | 2;

export function standingOf({ user, client }: Pick<Actor, 'user' | 'client'>): Standing {
  if (user !== null) return 2;
  return client === null ? 0 : 1;
}

export function isLoggedIn(actor: Actor): boolean {
  return actor.user !== null || actor.client !== null;
}

/**
 * What the session call answers: who is here and what they may do. In a presentation of the client alone the sales menu
 * rests.
 */
export function presentSession(actor: Actor): Session {
  const { user, client, presentation } = actor;
  const leads = user !== null && presentation?.status !== 0;
  return {
    user,
    client,
    presentation,
    can: {
      inviteClient: leads,
      openDashboard: leads,
      changeStatus: mayChangeStatus(actor),
      ...mayInDashboard(leads ? user : null),
    },
  };
}
