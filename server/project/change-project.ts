import { sql } from 'drizzle-orm';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { inTransaction } from '#server/database/transaction.ts';

/** Locks the project until the transaction ends: imports and edits wait for each other. */
export async function lockProject(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.project})`);
}

/**
 * Runs a change of the project in a transaction, under the lock of the project; the next read of it sees the change.
 */
export async function changeProject<T>(
  { db, catalogue }: { db: Database; catalogue: CatalogueStore },
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const done = await inTransaction(db, async (tx) => {
    await lockProject(tx);
    return change(tx);
  });
  catalogue.invalidate();
  return done;
}
