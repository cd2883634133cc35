import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Transaction } from './connection.ts';
import { isConnectionLost } from './database-unavailable.ts';
import { isBackAfter } from './held-calls.ts';
import { isLockTimeout, LockTimeoutError } from './lock-timeout.ts';
import { sendTogether } from './prepare.ts';
import { reportLockWaits, type LockWait } from './report-lock-waits.ts';
import { sqlStateOf } from './sql-state.ts';

/** The maximum number of attempts at a transaction. */
const maxAttempts = 5;

/** The longest wait before the second attempt, in milliseconds; it doubles with each further one. */
const firstWait = 10;

/** What a transaction sees: the latest committed state at each statement, or one read-only snapshot. */
type Isolation = 'read committed' | 'snapshot';

/**
 * `lockTimeout` is how long a statement waits for a lock, in milliseconds, before the transaction fails with
 * `LockTimeoutError`; without it, it waits for ever. `isIdempotent`: running the transaction twice changes nothing
 * more, for example because it takes an idempotency key (`answer-once.ts`).
 */
type TransactionOptions = { isolation?: Isolation; lockTimeout?: number; isIdempotent?: boolean };

const begin: Record<Isolation, string> = {
  'read committed': 'begin',
  snapshot: 'begin isolation level repeatable read read only',
};

/** Thrown in a transaction that has to start again, because another one changed what it had read. */
export class RepeatTransactionError extends Error {}

/**
 * Runs `act` in a transaction and commits it; anything thrown rolls it back. `act` is run again, a bounded number of
 * times, after a deadlock, a serialisation failure (40P01, 40001) or `RepeatTransactionError`; in a call, also after
 * its connection ended or none could be made, once the database is back (`held-calls.ts`). `act` must therefore have no
 * side effects outside `tx`: mails are queued in it, files are written before it, and others are notified after the
 * commit. Once COMMIT was sent, only an `isIdempotent` transaction is repeated: if the connection ends then, the
 * outcome is unknown.
 *
 * Statements that are sent together, without awaiting each, cost one round trip; each still sees the effects of those
 * before it. `begin` is sent with the first ones.
 */
export async function inTransaction<T>(
  db: Database,
  act: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ;) {
    const progress = { isCommitSent: false };
    try {
      return await runOnce(db, act, options, progress);
    } catch (error) {
      if ((!progress.isCommitSent || options.isIdempotent === true) && (await isBackAfter(error))) continue;
      if (attempt === maxAttempts || !isRepeatable(error)) throw error;
      await wait(Math.random() * firstWait * 2 ** (attempt - 1));
      attempt += 1;
    }
  }
}

const lastStatements = new WeakMap<Transaction, Promise<unknown>[]>();

/** Defers awaiting a statement whose result is not needed to the commit, so that both share a round trip. */
export function awaitAtCommit(tx: Transaction, statement: Promise<unknown>): void {
  statement.catch(() => undefined);
  lastStatements.set(tx, [...(lastStatements.get(tx) ?? []), statement]);
}

async function runOnce<T>(
  db: Database,
  act: (tx: Transaction) => Promise<T>,
  options: TransactionOptions,
  progress: { isCommitSent: boolean },
): Promise<T> {
  const client = await db.$client.connect();
  const tx = transactionOn(client);
  const waits = watchWaits(db.$client, client, options);
  let isUsable = true;
  try {
    sendTogether(client);
    awaitAtCommit(tx, client.query(beginWith(options)));
    const result = await act(tx);
    progress.isCommitSent = true;
    const committed = client.query('commit');
    committed.catch(() => undefined);
    await Promise.all(lastStatements.get(tx) ?? []);
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, not with an error.
    const { command } = await committed;
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed');
    return result;
  } catch (error) {
    isUsable = !isConnectionLost(error) && (await rollBack(client));
    throw isLockTimeout(error) ? new LockTimeoutError(waits.last(), { cause: causeOf(error) }) : error;
  } finally {
    waits.end();
    lastStatements.delete(tx);
    client.release(!isUsable);
  }
}

function beginWith({ isolation = 'read committed', lockTimeout }: TransactionOptions): string {
  const limit = lockTimeout === undefined ? '' : `; set local lock_timeout = ${Math.round(lockTimeout)}`;
  return begin[isolation] + limit;
}

/** The error of pg, which Drizzle wraps. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause !== undefined ? error.cause : error);

/** Records, a few times before the lock timeout, which connections a transaction is waiting for. */
function watchWaits(
  pool: pg.Pool,
  client: pg.PoolClient,
  { lockTimeout }: TransactionOptions,
): { last(): LockWait[]; end(): void } {
  // PostgreSQL sends it when a connection begins; a connection pooler in between may not pass it on.
  const { processID: pid } = client as { processID?: unknown };
  if (lockTimeout === undefined || typeof pid !== 'number') return { last: () => [], end: () => undefined };
  let seen: LockWait[] = [];
  const check = Math.min(1_000, lockTimeout / 4);
  const end = reportLockWaits(pool, pid, (waits) => (seen = waits), { check, remind: 0 });
  return { last: () => seen, end };
}

const transactions = new WeakMap<pg.PoolClient, Transaction>();

/** One object for each connection, so that statements stay prepared. */
function transactionOn(client: pg.PoolClient): Transaction {
  const existing = transactions.get(client);
  if (existing !== undefined) return existing;
  const created = drizzle(client) as unknown as Transaction;
  transactions.set(client, created);
  return created;
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}

/** Whether a transaction may succeed when it is run again. */
function isRepeatable(error: unknown): boolean {
  if (error instanceof RepeatTransactionError) return true;
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}
