import pg from 'pg';

/**
 * Runs what only one process may do at a time, under one of `locks`: the others wait until it is done, however long
 * that takes. `act` gets the connection that holds the lock, which is not one of the pool's: it has no time limits.
 */
export async function holdLock<T>(pool: pg.Pool, lock: number, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  // Where the connection ends, the query on it fails, or the next.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await act(client);
  } finally {
    await client.end();
  }
}
