import { inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { isInReach } from '#domain/people/actor.ts';
import type { Queryable } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { RequestActor } from '#server/sessions/actor.ts';
import { findBelow, inReachOf, requireSalesActor } from '#server/people/reach.ts';

/**
 * SQL condition that a column of user ids is in the scope of a figure: everything in the reader's reach or, with a
 * `userId`, that user and those below them. Undefined if everything is in scope. Throws `not_found` for a user out of
 * reach. General managers and above have everybody in reach.
 */
export async function figuresScope(
  tx: Queryable,
  actor: RequestActor,
  userId: number | undefined,
  column: Column,
): Promise<SQL | undefined> {
  const reader = await requireSalesActor(tx, actor);
  if (userId === undefined || userId === reader.id) return inReachOf(reader, column);
  if (!isInReach(reader, userId)) throw new ProblemError('not_found');
  return inArray(column, await withBelow(tx, userId));
}

/**
 * The ids of a user and of those below them, who are all in reach of anyone who has the user in reach. Throws
 * `not_found` if there is no such user.
 */
async function withBelow(tx: Queryable, userId: number): Promise<number[]> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${userId}`);
  if (rows.length === 0) throw new ProblemError('not_found');
  return [userId, ...(await findBelow(tx, userId))];
}
