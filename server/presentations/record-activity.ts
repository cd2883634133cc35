import { sql } from 'drizzle-orm';
import type { Call } from '#contract/calls/call.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Database, Queryable } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { endsAt } from './ends-at.ts';

/** The minimum interval between two writes of activity, in seconds. */
const writeInterval = 2;

/** SQL: whether activity in a presentation `p` is to be written, because it was not a moment ago. */
export const activityDue = sql<
  boolean | null
>`p.last_active_at < now() - make_interval(secs => ${sql.raw(String(writeInterval))})`;

/** Records that a person did something in a presentation. A presentation that has run out is not revived. */
export async function recordActivity(tx: Queryable, presentationId: number): Promise<void> {
  await tx.execute(sql`
    update presentations p
    set last_active_at = now()
    from projects j
    where p.id = ${presentationId}
      and j.id = p.project_id
      and p.ended_at is null
      and ${activityDue}
      and ${endsAt} > now()`);
}

/** Wraps a call that only a person's own action makes: it keeps the presentation from ending by inactivity. */
export function withActivity<C extends Call>({ db }: { db: Database }, handler: CallHandler<C>): CallHandler<C> {
  return async (context) => {
    const { presentation, isActivityDue } = context.actor;
    // In a transaction, so that it waits for the database while it is switched over, like the call itself.
    if (presentation !== null && isActivityDue)
      await inTransaction(db, (tx) => recordActivity(tx, presentation.id), { isIdempotent: true });
    return handler(context);
  };
}
