import { sql } from 'drizzle-orm';
import type { Database } from './database/connection.ts';
import { sweepSessions } from './sessions/sessions.ts';
import { correctSetBack } from './set-back-clock.ts';

const cleanupInterval = 600_000;

/**
 * Every ten minutes corrects what a clock that has been set back has left, and deletes what is no longer needed:
 * expired sessions, links and keys, old change rows, counters of rate limits. Returns a function that stops it.
 */
export function startCleanup(db: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void sweep(db).catch(onError), cleanupInterval);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs the cleanup once. */
export async function sweep(db: Database): Promise<void> {
  await correctSetBack(db);
  await sweepSessions(db);
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`);
  await db.execute(sql`delete from approvals where created_at < now() - interval '90 days'`);
  await db.execute(sql`
    update audit_entries
    set device = null, network = null
    where id in (
      select id from audit_entries
      where network is not null and at < now() - interval '90 days'
      order by id
      for update skip locked)`);
  await db.execute(sql`delete from verification_codes where created_at < now() - interval '2 days'`);
  await db.execute(sql`delete from reset_tokens where expires_at < now() - interval '1 day'`);
  await db.execute(sql`delete from tablet_logins where expires_at < now() - interval '1 day'`);
  await db.execute(sql`delete from company_logins where expires_at < now()`);
  await db.execute(sql`delete from company_logouts where expires_at < now()`);
  await db.execute(sql`delete from pending_logins where expires_at < now()`);
  await db.execute(sql`delete from passkey_challenges where expires_at < now()`);
  await db.execute(sql`delete from known_devices where seen_at < now() - interval '400 days'`);
  await deleteOldMails(db);
  // Changes of units are found by the rows of the units themselves.
  await db.execute(sql`
    delete from catalogue_changes
    where table_name = 'properties' or changed_at < now() - interval '1 hour'`);
  await db.execute(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 - 3600000`);
}

/**
 * Deletes mails 30 days after they were sent, or given up. A clock that is ahead gives up and outdates mails that were
 * queued a moment ago, so those also need entries in the audit log on 30 days since then (decision 0115).
 */
async function deleteOldMails(db: Database): Promise<void> {
  await db.execute(sql`delete from mails where sent_at < now() - interval '30 days'`);
  await db.execute(sql`
    delete from mails
    where sent_at is null
      and created_at < now() - interval '30 days'
      and 30 <= (
        select count(distinct (at at time zone 'UTC')::date)
        from audit_entries
        where at > mails.created_at)`);
}
