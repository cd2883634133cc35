import type { Client, Presentation, Session, User } from '#contract/entities/people.ts';
import { isCaller, type Caller } from '#domain/people/actor.ts';
import { mayInDashboard } from '#domain/people/may-in-dashboard.ts';
import { selfPresentation } from '#domain/presentations/presentation-status.ts';
import { mayChangeStatus } from '#domain/properties/may-change-status.ts';
import type { Account } from './known-devices.ts';

/**
 * Who makes a request: the people of its session. `sessionHash` identifies the session, however often its id is
 * renewed; it is null if the browser has none. `hasFormerId`: the request came with the id that a confirmation has just
 * replaced. `isActivityDue`: activity in their presentation is to be written, because it was not for some seconds.
 */
export type RequestActor = {
  sessionHash: string | null;
  hasFormerId: boolean;
  user: User | null;
  client: Client | null;
  presentation: Presentation | null;
  isActivityDue: boolean;
};

/** A visitor without a session. */
export const visitorActor: RequestActor = {
  sessionHash: null,
  hasFormerId: false,
  user: null,
  client: null,
  presentation: null,
  isActivityDue: false,
};

/** Whether an actor is one of the declared callers of a call. */
export function mayCall(callers: readonly Caller[], actor: RequestActor): boolean {
  return callers.some((caller) => isCaller(actor, caller));
}

/** The priority when capacity is short: visitors (0) yield to clients (1), and both to sales users (2). */
export type Priority = 0 | 1 | 2;

export function priorityOf({ user, client }: Pick<RequestActor, 'user' | 'client'>): Priority {
  if (user !== null) return 2;
  return client === null ? 0 : 1;
}

/** The account to which a session belongs: the sales user, even if a client is in it, or the client; null for none. */
export function accountOf({ user, client }: Pick<RequestActor, 'user' | 'client'>): Account | null {
  if (user !== null) return { userId: user.id };
  return client && { clientId: client.id };
}

export function isLoggedIn(actor: RequestActor): boolean {
  return actor.user !== null || actor.client !== null;
}

/**
 * The answer of the session call: the people of the session and what they may do. In a self-presentation, the sales
 * menu is off.
 */
export function presentSession(actor: RequestActor): Session {
  const { user, client, presentation } = actor;
  const leads = user !== null && presentation?.status !== selfPresentation;
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
