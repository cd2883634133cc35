import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { mails } from '#server/database/schema.ts';

/** Mails are tried for so long; a sender does not take older ones. */
export const longestTry = sql`interval '5 days'`;

/** A mail that nobody will get: its kind, and the codes of the last error. */
export type GivenUpMail = { id: number; kind: string; tries: number; last_error: string | null };

/**
 * Gives up the mails that could not be sent for too long, and returns them. Each is returned once, to one process: from
 * then on its next try is never.
 */
export async function giveUpMails(db: Database): Promise<GivenUpMail[]> {
  return db
    .update(mails)
    .set({ next_try_at: sql`'infinity'` })
    .where(sql`sent_at is null and created_at <= now() - ${longestTry} and next_try_at <> 'infinity'`)
    .returning({ id: mails.id, kind: mails.kind, tries: mails.tries, last_error: mails.last_error });
}
