import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { seesWholeProject } from '#domain/people/actor.ts';
import type { Database } from '#server/database/connection.ts';
import { clients } from '#server/database/schema.ts';
import type { Stream, Streams } from './streams.ts';

/**
 * A client who registered alone or left the pool a moment ago. `sellers` are their sales user and everybody above; null
 * if all sales users are concerned, because the client is or was in the pool.
 */
type NewLead = { id: number; moment: string; sellers: number[] | null };

/**
 * Notifies sales users of clients whom they may see and who registered alone or left the pool within the last minute.
 */
export async function notifyLeads(db: Database, streams: Streams, open: Stream[]): Promise<void> {
  const salesStreams = open.filter((stream) => stream.userId !== null);
  if (salesStreams.length === 0) return;
  const { rows } = await db.execute<NewLead>(sql`
    with recent as (
      select id, user_id, coalesce(left_pool_at, created_at) as at, left_pool_at is not null as has_left
      from clients
      where (registered_alone and ${isRecent(clients.created_at)})
        or ${isRecent(clients.left_pool_at)}
    )
    select
      id,
      at::text as moment,
      case when user_id is not null and not has_left then (
        with recursive above as (
          select u.id, u.parent_id from users u where u.id = recent.user_id
          union
          select u.id, u.parent_id from users u join above on u.id = above.parent_id
        )
        select array_agg(above.id) from above
      ) end as sellers
    from recent
    order by id`);
  for (const stream of salesStreams) {
    const seen = rows.filter((row) => isSeenBy(stream, row));
    const sent = new Set(stream.sent.get('leads')?.split(';'));
    for (const lead of seen) if (!sent.has(nameOf(lead))) streams.send(stream, 'lead', { id: lead.id });
    stream.sent.set('leads', seen.map(nameOf).join(';'));
  }
}

/** Within the last minute. What is ahead was written while the clock was, and is not recent for as long as that. */
const isRecent = (column: PgColumn) =>
  sql`${column} between now() - interval '1 minute' and now() + interval '1 minute'`;

const nameOf = ({ id, moment }: NewLead) => `${id} ${moment}`;

function isSeenBy({ userId, roleId }: Stream, { sellers }: NewLead): boolean {
  if (userId === null || roleId === null) return false;
  return sellers === null || sellers.includes(userId) || seesWholeProject({ role_id: roleId });
}
