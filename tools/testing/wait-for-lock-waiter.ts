import type pg from 'pg';

/** Waits until somebody waits for a lock in this database, or `act` has ended without. */
export async function waitForLockWaiter(pool: pg.Pool, act: Promise<unknown>): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const state = { hasEnded: false };
  act
    .catch(() => undefined)
    .finally(() => {
      state.hasEnded = true;
    });
  while (!state.hasEnded && (await pool.query(waiting)).rowCount === 0);
}
