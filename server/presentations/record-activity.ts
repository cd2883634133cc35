import { sql } from 'drizzle-orm';
import type { Call } from '#contract/calls/call.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Database, Queryable } from '#server/database/connection.ts';
import { endsAt } from './ends-at.ts';

/** The minimum interval between two writes of activity, in seconds. */
const writeInterval = 2;

/** Records that a person did something in a presentation. A presentation whose time has run out is not revived. */
export async function recordActivity(tx: Queryable, presentationId: number): Promise<void> {
  await tx.execute(sql`
    update presentations p set last_active_at = now() from projects j
    where p.id = ${presentationId} and j.id = p.project_id and p.ended_at is null and p.last_active_at < now() - make_interval(secs => ${writeInterval})
      and ${endsAt} > now()`);
}

/** Wraps a call that only a person's own action makes: it keeps the presentation from ending by inactivity. */
export function withActivity<C extends Call>({ db }: { db: Database }, handler: CallHandler<C>): CallHandler<C> {
  return async (context) => {
    const { presentation } = context.actor;
    if (presentation !== null) await recordActivity(db, presentation.id);
    return handler(context);
  };
}
