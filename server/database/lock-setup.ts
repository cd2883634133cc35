import { sql } from 'drizzle-orm';
import type { Transaction } from './connection.ts';
import { locks } from './locks.ts';

/**
 * Locks the setup of a new installation: one process at a time writes demo accounts and history, in the order of
 * events.
 */
export async function lockSetup(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.setup})`);
}
