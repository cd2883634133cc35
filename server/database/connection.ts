import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** What a query runs on: the required first argument of every query, so that it is plain which transaction it belongs to. */
export type Queryable = Omit<NodePgDatabase, 'transaction'>;

/** The database outside any transaction; `inTransaction` begins one. */
export type Database = Queryable & { $client: pg.Pool };

declare const open: unique symbol;

/** The database inside a transaction. */
export type Transaction = Queryable & { readonly [open]: true };

/** An open connection pool. `pool` serves what Drizzle cannot say: locks and LISTEN. */
export type Connection = { db: Database; pool: pg.Pool; close(): Promise<void> };

/** Opens a pool to PostgreSQL. Nothing is sent before the first query. `connections` is the most that are open at once. */
export function openConnection(url: string, connections = 10): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // Also how long a query waits for its turn where all connections are busy: a burst is answered late rather than refused.
    connectionTimeoutMillis: 30_000,
    application_name: 'loggia',
    options: '-c timezone=UTC -c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000',
  });
  // A connection that ends fails the query that runs on it, or the next. Without a listener it would end the process:
  // the pool listens for idle connections alone.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  let closing: Promise<void> | undefined;
  return { db: drizzle(pool), pool, close: () => (closing ??= pool.end()) };
}
