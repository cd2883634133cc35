import type pg from 'pg';

/** Waits until `waiters` connections to this database wait for a lock, or until `act` has ended. */
export async function waitForLockWaiter(pool: pg.Pool, act: Promise<unknown>, waiters = 1): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const state = { hasEnded: false };
  act
    .catch(() => undefined)
    .finally(() => {
      state.hasEnded = true;
    });
  while (!state.hasEnded && ((await pool.query(waiting)).rowCount ?? 0) < waiters);
}
