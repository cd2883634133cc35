import { sql } from 'drizzle-orm';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { inTransaction } from '#server/database/transaction.ts';

/** Imports and edits of a project wait for each other until the transaction ends. */
export async function lockProject(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.project})`);
}

/** Runs a change of the project in one transaction, alone; afterwards the next read sees it. */
export async function changeProject<T>(
  { db, catalogue }: { db: Database; catalogue: CatalogueStore },
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const done = await inTransaction(db, async (tx) => {
    await lockProject(tx);
    return change(tx);
  });
  catalogue.changed();
  return done;
}
