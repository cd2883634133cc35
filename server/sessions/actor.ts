import type { Caller } from '#contract/calls/call.ts';
import type { Client, Presentation, Session, User } from '#contract/entities/people.ts';
import type { RoleId } from '#domain/people/roles.ts';

/** Who makes a request: what its session holds. `sessionHash` is null where the browser has none. */
export type Actor = { sessionHash: string | null; user: User | null; client: Client | null; presentation: Presentation | null };

export const nobody: Actor = { sessionHash: null, user: null, client: null, presentation: null };

const managers: readonly RoleId[] = [2, 3, 5];
const generals: readonly RoleId[] = [3, 5];

const allows = {
  visitor: () => true,
  client: (actor) => actor.client !== null,
  sales: (actor) => actor.user !== null,
  manager: (actor) => actor.user !== null && managers.includes(actor.user.role_id),
  general: (actor) => actor.user !== null && generals.includes(actor.user.role_id),
  admin: (actor) => actor.user?.role_id === 5,
} as const satisfies Record<Caller, (actor: Actor) => boolean>;

/** Whether one of a call's declared callers is this one. */
export function mayCall(who: readonly Caller[], actor: Actor): boolean {
  return who.some((caller) => allows[caller](actor));
}

export function isLoggedIn(actor: Actor): boolean {
  return actor.user !== null || actor.client !== null;
}

/** What the session call answers: who is here and what they may do. In a presentation of the client alone the sales menu rests. */
export function presentSession({ user, client, presentation }: Actor): Session {
  const leads = user !== null && presentation?.status !== 0;
  return { user, client, presentation, can: { inviteClient: leads, openDashboard: leads } };
}
