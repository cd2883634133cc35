import type pg from 'pg';

/** Waits until somebody waits for a lock in this database. */
export async function untilSomebodyWaits(pool: pg.Pool): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await pool.query(waiting)).rowCount === 0);
}
