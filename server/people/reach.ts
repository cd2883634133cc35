import { inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { seesWholeProject, type Actor, type SalesActor } from '#domain/people/actor.ts';
import { Role } from '#domain/people/roles.ts';
import type { Queryable } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

/** The ids of all users below a user in the tree, without the user. */
export async function findBelow(tx: Queryable, userId: number): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive below as (
      select id from users where parent_id = ${userId}
      union
      select users.id from users join below on users.parent_id = below.id
    )
    select id from below`);
  return new Set(rows.map((row) => row.id));
}

/** Converts an actor for the permission rules of the domain. The user tree is only read for roles that need it. */
export async function toActor(tx: Queryable, actor: RequestActor): Promise<Actor> {
  return { user: actor.user && (await toSalesActor(tx, actor.user)), client: actor.client && { id: actor.client.id } };
}

/** Returns the sales user who makes the request. Throws `not_logged_in` without one. */
export async function requireSalesActor(tx: Queryable, { user }: RequestActor): Promise<SalesActor> {
  if (user === null) throw new ProblemError('not_logged_in');
  return toSalesActor(tx, user);
}

async function toSalesActor(tx: Queryable, user: NonNullable<RequestActor['user']>): Promise<SalesActor> {
  return {
    id: user.id,
    role_id: user.role_id,
    below: user.role_id === Role.sales_manager ? await findBelow(tx, user.id) : new Set<number>(),
  };
}

/** Condition: a column of user ids is in the reach of a sales user; undefined if they see everybody. */
export function inReachOf(user: SalesActor, column: Column): SQL | undefined {
  return seesWholeProject(user) ? undefined : inArray(column, [user.id, ...user.below]);
}
