import { and, eq } from 'drizzle-orm';
import { presentationCalls } from '#contract/calls/presentations.ts';
import { isInReach } from '#domain/people/actor.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { presentations, sessions } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { presentPresentation } from '#server/people/present-presentation.ts';
import { toActor } from '#server/people/reach.ts';
import { endPresentation } from '#server/presentations/end-presentations.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

type Row = typeof presentations.$inferSelect;

/**
 * Ends a presentation: this session's own, the client's own, or one of a sales user in reach. Ending it again returns
 * the same answer. Throws `not_logged_in` without a session.
 */
export function terminatePresentation({
  db,
  live,
  onSessionChange,
}: SalesDependencies): CallHandler<typeof presentationCalls.terminatePresentation> {
  return async ({ params, actor }) => {
    if (actor.sessionHash === null) throw new ProblemError('not_logged_in');
    const row = await find(db, params.id);
    if (row === undefined || !(await mayEnd(db, actor, row))) throw new ProblemError('not_found');
    if (row.ended_at === null) await inTransaction(db, (tx) => endPresentation(tx, row.id));
    onSessionChange();
    live.peopleChanged();
    return presentPresentation((await find(db, row.id)) ?? row);
  };
}

async function find(tx: Queryable, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(presentations).where(eq(presentations.id, id));
  return row;
}

async function mayEnd(tx: Queryable, actor: RequestActor, row: Row): Promise<boolean> {
  if (actor.sessionHash === null) return false;
  if (actor.client?.id === row.client_id) return true;
  const { user } = await toActor(tx, actor);
  if (user !== null && isInReach(user, row.user_id)) return true;
  const [held] = await tx
    .select({ id: sessions.presentation_id })
    .from(sessions)
    .where(and(eq(sessions.id_hash, actor.sessionHash), eq(sessions.presentation_id, row.id)));
  return held !== undefined;
}
