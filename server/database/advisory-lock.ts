import pg from 'pg';

/**
 * Runs `act` under one of `locks`, which only one process at a time can hold: others wait until it is done, however
 * long that takes. `act` gets the connection that holds the lock, which is not from the pool and has no timeouts.
 */
export async function withAdvisoryLock<T>(
  pool: pg.Pool,
  lock: number,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  // If the connection ends, the current or the next query on it fails.
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
