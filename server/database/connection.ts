import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { recordConnectFailure, wasNotRun } from './database-unavailable.ts';
import { isBackAfter } from './held-calls.ts';
import { createClientClass } from './fail-fast-client.ts';

type Queries = Omit<NodePgDatabase, 'transaction'>;

/**
 * What a query runs on: the required first argument of every function that queries, so that it is clear which
 * transaction it belongs to.
 */
export type Queryable = Queries & { $client: pg.Pool | pg.Client };

/** The database outside a transaction; `inTransaction` begins one. */
export type Database = Queries & { $client: pg.Pool };

declare const open: unique symbol;

/** The database inside a transaction. */
export type Transaction = Queries & { $client: pg.PoolClient; readonly [open]: true };

/** An open connection pool. `pool` is for what Drizzle does not support: locks and LISTEN. */
export type Connection = { db: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * Opens a pool to PostgreSQL. It connects with the first query. `connections` is the maximum number of open
 * connections.
 */
export function openConnection(url: string, connections = 10): Connection {
  const pool = openPool({
    connectionString: url,
    max: connections,
    // How long a query waits while all connections are busy: a burst is answered late rather than refused.
    connectionTimeoutMillis: 30_000,
    // For when the database does not even report that the statement took too long.
    query_timeout: 65_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'loggia',
    // JIT is off: PostgreSQL overestimates large joins and would compile them for longer than any statement here runs.
    options: '-c timezone=UTC -c jit=off -c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000',
    Client: createClientClass(),
  });
  repeatWhereSafe(pool);
  let closing: Promise<void> | undefined;
  return { db: drizzle(pool), pool, close: () => (closing ??= pool.end()) };
}

/**
 * Makes the statements that a call runs outside a transaction wait while the database is unavailable (`held-calls.ts`).
 * A statement that changes something and may have been run is not repeated.
 */
function repeatWhereSafe(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...values: unknown[]) => Promise<unknown>;
  const repeated = async (...values: unknown[]) => {
    for (;;) {
      try {
        return await query(...values);
      } catch (error) {
        const isSafe = wasNotRun(error) || isRead(values[0]);
        if (!isSafe || !(await isBackAfter(error))) throw error;
      }
    }
  };
  pool.query = ((...values: unknown[]) =>
    typeof values.at(-1) === 'function' ? query(...values) : repeated(...values)) as typeof pool.query;
}

/** Whether a statement changes nothing, judged by its keywords. */
function isRead(statement: unknown): boolean {
  const { text } = typeof statement === 'string' ? { text: statement } : ((statement ?? {}) as { text?: unknown });
  return (
    typeof text === 'string' &&
    /^\s*(select|with)\b/i.test(text) &&
    !/\b(insert|update|delete|merge|pg_\w+|nextval|setval)\b/i.test(text)
  );
}

/** Opens a pool that survives the loss of any of its connections, and only connects to servers that accept writes. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  // Pipelining sends each statement at once: those that a transaction does not await one by one share a round trip.
  const pool = new pg.Pool({ ...options, pipeline: true, onConnect: refuseReplica });
  // A lost connection fails the query that runs on it, or the next one. Without a listener it would end the process:
  // the pool itself only listens on idle connections.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** After a failover, an address may lead to a replica for a while, which accepts no writes and may be behind. */
async function refuseReplica(client: pg.ClientBase): Promise<void> {
  try {
    const { rows } = await client.query<{ is_replica: boolean }>('select pg_is_in_recovery() as is_replica');
    if (rows[0]?.is_replica) throw new Error('The database server is a replica (in recovery), which takes no writes');
  } catch (error) {
    if (error instanceof Error) recordConnectFailure(error);
    throw error;
  }
}
