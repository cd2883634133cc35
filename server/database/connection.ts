import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

/** The database as queries see it. */
export type Database = NodePgDatabase<typeof schema>;

/** What a query runs on: the required first argument of every query, so that it is plain which transaction it belongs to. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

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
  // An idle connection that the server ends is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  let closing: Promise<void> | undefined;
  return { db: drizzle(pool, { schema }), pool, close: () => (closing ??= pool.end()) };
}
