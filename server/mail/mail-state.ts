import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { mails } from '#server/database/schema.ts';

/** How many mails wait because none can be sent, and since when; 0 and null while mail is being sent. */
type MailState = { waiting: number; since: Date | null };

/** How long a mail may be without an attempt before it counts as waiting: then no sender is running. */
const untriedFor = sql`interval '2 minutes'`;

/**
 * Whether mail is being sent: it is not if every attempt since some mail was queued has failed. That the mail server
 * refuses a single recipient does not count.
 */
export async function readMailState(tx: Queryable): Promise<MailState> {
  const { rows } = await tx.execute<{ waiting: number; since: string | null }>(sql`
    with waiting as (
      select created_at, lower(${mails.to}) as recipient, coalesce(last_error, '') like 'EENVELOPE%' as is_refused
      from ${mails}
      where sent_at is null
        and created_at > now() - interval '5 days'
        and created_at > coalesce((select max(sent_at) from ${mails}), '-infinity')
        and (last_error is not null or created_at < now() - ${untriedFor})
    )
    select count(*)::int as waiting, min(created_at) as since from waiting
    having count(distinct recipient) > 1 or not bool_and(is_refused)`);
  const [found] = rows;
  if (found === undefined || found.since === null) return { waiting: 0, since: null };
  return { waiting: found.waiting, since: new Date(found.since) };
}
