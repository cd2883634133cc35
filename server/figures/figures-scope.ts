import { inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { isInReach, seesWholeProject, type SalesActor } from '#domain/people/actor.ts';
import type { Queryable } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { Actor } from '#server/sessions/actor.ts';
import { findBelow, inReachOf, requireSalesActor } from '#server/people/reach.ts';

/**
 * The condition that a column of users' ids belongs to what a figure is of: everything in the reach of who asks or,
 * with
 * an id, that user and those below him, as far as they are in reach. Undefined where it is everything. `not_found` for
 * a
 * user out of reach. Whoever sees the whole project has it below him.
 */
export async function figuresScope(
  tx: Queryable,
  actor: Actor,
  userId: number | undefined,
  column: Column,
): Promise<SQL | undefined> {
  const reader = await requireSalesActor(tx, actor);
  if (userId === undefined || (userId === reader.id && seesWholeProject(reader))) return inReachOf(reader, column);
  if (!isInReach(reader, userId)) throw new ProblemError('not_found');
  return inArray(column, await idsBelow(tx, reader, userId));
}

async function idsBelow(tx: Queryable, reader: SalesActor, userId: number): Promise<number[]> {
  const [known] = (
    await tx.execute<{ known: boolean }>(sql`select exists (select 1 from users where id = ${userId}) as known`)
  ).rows;
  if (known?.known !== true) throw new ProblemError('not_found');
  return [userId, ...(await findBelow(tx, userId))].filter((id) => isInReach(reader, id));
}
