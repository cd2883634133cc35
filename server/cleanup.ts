import { sql } from 'drizzle-orm';
import type { Database } from './database/connection.ts';
import { databaseNow } from './database/database-now.ts';
import { watchClock, type ClockWatch } from './jobs/clock-watch.ts';
import { sweepSessions } from './sessions/sessions.ts';
import { correctSetBack } from './set-back-clock.ts';

const cleanupInterval = 600_000;

/** `onError` gets why a cleanup failed, `onClockSet` by how many milliseconds the database's clock was set. */
type CleanupReports = { onError(error: unknown): void; onClockSet(milliseconds: number): void };

/**
 * Every ten minutes corrects what a clock that has been set back has left, and deletes what is no longer needed:
 * expired sessions, links and keys, old change rows, counters of rate limits. Returns a function that stops it.
 */
export function startCleanup(db: Database, { onError, onClockSet }: CleanupReports): () => void {
  const clock = watchClock();
  // If this fails, the first cleanup notes the time instead.
  databaseNow(db).then(clock.note, () => undefined);
  const cleanUp = createCleanup(db, onClockSet, clock);
  const run = () => void cleanUp().catch(onError);
  const timer = setInterval(run, cleanupInterval);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * A cleanup that remembers what the database's clock was at the last one. For a day after that was set, it deletes
 * nothing: what is outdated for a clock that is a year ahead is needed once it is right.
 */
export function createCleanup(
  db: Database,
  onClockSet: CleanupReports['onClockSet'],
  clock: ClockWatch,
): () => Promise<void> {
  return async () => {
    const step = clock.note(await databaseNow(db));
    if (step !== 0) onClockSet(step);
    if (clock.wasSet()) await correctSetBack(db);
    else await sweep(db);
  };
}

/** Corrects and deletes once, whatever the clock was before. */
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
