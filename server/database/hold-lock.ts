import type pg from 'pg';

/**
 * Runs what only one process may do at a time, under one of `locks`: the others wait until it is done, however long
 * that takes. `act` gets the connection that holds the lock.
 */
export async function holdLock<T>(pool: pg.Pool, lock: number, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await act(client);
  } finally {
    // The connection is closed rather than returned: its lock and its settings end with it.
    client.release(true);
  }
}
