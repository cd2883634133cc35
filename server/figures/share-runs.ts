import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/database/connection.ts';

/** A running read, and the one that begins after it for requests that came meanwhile. */
type Run = { ended: Promise<void>; next: Promise<unknown> | undefined };

const runsOf = new WeakMap<Queryable, Map<string, Run>>();
const dialect = new PgDialect();

/**
 * Runs a read once for simultaneous requests. A request that comes while the read runs shares the next run with all
 * others that came meanwhile. So nobody gets data from before their request, and only one read runs at a time.
 * `question` identifies the read and must contain everything on which the result depends. The result is shared: do not
 * modify it.
 */
export async function runShared<T>(db: Queryable, question: string, read: () => Promise<T>): Promise<T> {
  const runs = runsOf.get(db) ?? new Map<string, Run>();
  runsOf.set(db, runs);
  const underWay = runs.get(question);
  if (underWay === undefined) return begin(runs, question, read);
  underWay.next ??= underWay.ended.then(() => begin(runs, question, read));
  return underWay.next as Promise<T>;
}

function begin<T>(runs: Map<string, Run>, question: string, read: () => Promise<T>): Promise<T> {
  const result = read();
  const run: Run = { ended: Promise.resolve(), next: undefined };
  const end = () => {
    if (run.next === undefined) runs.delete(question);
  };
  run.ended = result.then(end, end);
  runs.set(question, run);
  return result;
}

/** Executes a statement that only reads. Equal ones with equal parameters share a run. */
export async function executeShared<T>(db: Queryable, statement: SQL): Promise<{ rows: T[] }> {
  const { sql, params } = dialect.sqlToQuery(statement);
  return runShared(db, JSON.stringify([sql, params]), async () => ({
    rows: (await db.execute(statement)).rows as T[],
  }));
}
