import pg from 'pg';
import { describeHolder, reportLockWaits } from './report-lock-waits.ts';

/** One of `locks`. `purpose` completes the reports of those that wait for it: "the lock for …". */
type AdvisoryLock = { lock: number; purpose: string; report?: (line: string) => void };

/**
 * Runs `act` under a lock that only one process at a time can hold: others wait until it is done, however long that
 * takes, and report who holds it. `act` gets the connection that holds the lock, which is not from the pool and has no
 * timeouts.
 */
export async function withAdvisoryLock<T>(
  pool: pg.Pool,
  { lock, purpose, report = reportLine }: AdvisoryLock,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  // If the connection ends, the current or the next query on it fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('set statement_timeout = 0');
    await waitForLock(pool, client, lock, (holder) => report(`Waiting for the lock for ${purpose}: ${holder} has it.`));
    return await act(client);
  } finally {
    await client.end();
  }
}

/** The process id of a connection in PostgreSQL. */
export async function pidOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Prints a line for the operator. */
export function reportLine(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function waitForLock(
  pool: pg.Pool,
  client: pg.Client,
  lock: number,
  onWait: (holder: string) => void,
): Promise<void> {
  const endReports = reportLockWaits(pool, await pidOf(client), (waits) =>
    onWait(waits.map(describeHolder).join(', ')),
  );
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
  } finally {
    endReports();
  }
}
