import { userCalls } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/people.ts';
import type { Actor } from '#domain/people/actor.ts';
import { mayReadUser } from '#domain/people/may-users.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findUser } from '#server/people/find-people.ts';
import { lockUserTreeShared } from '#server/people/lock-users.ts';
import { toActor } from '#server/people/reach.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

/** One sales user in reach. */
export function getUser({ db }: Dependencies): CallHandler<typeof userCalls.getUser> {
  return async ({ params, actor }) => requireUserInReach(db, await toActor(db, actor), params.id);
}

/** Returns a user. Throws `not_found` if they do not exist or are out of reach. */
export async function requireUserInReach(tx: Queryable, actor: Actor, id: number): Promise<User> {
  const user = await findUser(tx, id);
  if (user === null || !mayReadUser(actor, user)) throw new ProblemError('not_found');
  return user;
}

type MayChange = (caller: Actor, user: User) => boolean;

/** Returns a user in reach with whom the caller may do what `may` says. Throws `not_found`, or else `not_allowed`. */
export async function requireUserFor(tx: Queryable, actor: RequestActor, id: number, may: MayChange): Promise<User> {
  const caller = await toActor(tx, actor);
  const user = await requireUserInReach(tx, caller, id);
  if (!may(caller, user)) throw new ProblemError('not_allowed');
  return user;
}

/** Like `requireUserFor`; nobody moves the user out of reach until the transaction ends. */
export async function lockUserFor(tx: Transaction, actor: RequestActor, id: number, may: MayChange): Promise<User> {
  await lockUserTreeShared(tx);
  return requireUserFor(tx, actor, id, may);
}
