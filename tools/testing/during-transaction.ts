import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Transaction } from '#server/database/connection.ts';
import { waitForLockWaiter } from './wait-for-lock-waiter.ts';

/**
 * Runs `act` while a transaction is open in which `before` ran. Once `waiters` connections of `act` wait for a lock,
 * runs `meanwhile` and commits that transaction. Returns the result of `act`.
 */
export async function duringTransaction<T>(
  pool: pg.Pool,
  before: (tx: Transaction) => Promise<unknown>,
  act: () => Promise<T>,
  meanwhile: () => Promise<unknown> = async () => undefined,
  waiters = 1,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await before(drizzle(client) as unknown as Transaction);
    const acting = act();
    await waitForLockWaiter(pool, acting, waiters);
    await meanwhile();
    await client.query('commit');
    return await acting;
  } finally {
    client.release();
  }
}
