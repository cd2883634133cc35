import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Transaction } from './connection.ts';
import { isConnectionLost } from './database-unavailable.ts';
import { sqlStateOf } from './sql-state.ts';

/** The maximum number of attempts at a transaction. */
const maxAttempts = 5;

/** The longest wait before the second attempt, in milliseconds; it doubles with each further one. */
const firstWait = 10;

/** What a transaction sees: the latest committed state at each statement, or one snapshot, read only. */
type Isolation = 'read committed' | 'snapshot';

const begin: Record<Isolation, string> = {
  'read committed': 'begin',
  snapshot: 'begin isolation level repeatable read read only',
};

/**
 * Runs `act` in a transaction and commits it; anything thrown rolls it back. After a deadlock or a serialisation
 * failure (40P01, 40001) `act` is run again, a bounded number of times: it must change nothing but the database. A
 * connection that ends only fails this call; if it ends during COMMIT, the caller cannot know the outcome.
 */
export async function inTransaction<T>(
  db: Database,
  act: (tx: Transaction) => Promise<T>,
  isolation: Isolation = 'read committed',
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, act, begin[isolation]);
    } catch (error) {
      if (attempt === maxAttempts || !isRepeatable(error)) throw error;
      await wait(Math.random() * firstWait * 2 ** (attempt - 1));
    }
  }
}

async function runOnce<T>(db: Database, act: (tx: Transaction) => Promise<T>, beginStatement: string): Promise<T> {
  const client = await db.$client.connect();
  let isUsable = true;
  try {
    await client.query(beginStatement);
    const result = await act(drizzle(client) as unknown as Transaction);
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, not with an error.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed');
    return result;
  } catch (error) {
    isUsable = !isConnectionLost(error) && (await rollBack(client));
    throw error;
  } finally {
    client.release(!isUsable);
  }
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}

/** Whether a transaction may succeed when it is run again: a serialisation failure or a deadlock. */
function isRepeatable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}
