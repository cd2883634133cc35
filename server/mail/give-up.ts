import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { mails } from '#server/database/schema.ts';

/** How long sending a mail is tried; senders do not take older ones. */
export const maxTryTime = sql`interval '5 days'`;

/** A mail that will not be sent any more, with its kind and the codes of the last error. */
export type GivenUpMail = { id: number; kind: string; tries: number; last_error: string | null };

/**
 * Gives up mails that could not be sent for too long, and returns them. Each is returned once, to one process; from
 * then on, its `next_try_at` is infinity.
 */
export async function giveUpMails(db: Database): Promise<GivenUpMail[]> {
  return db
    .update(mails)
    .set({ next_try_at: sql`'infinity'` })
    .where(sql`sent_at is null and created_at <= now() - ${maxTryTime} and next_try_at <> 'infinity'`)
    .returning({ id: mails.id, kind: mails.kind, tries: mails.tries, last_error: mails.last_error });
}
