import { sql } from 'drizzle-orm';
import type { Transaction } from './connection.ts';
import { locks } from './locks.ts';

/** Waits for whoever else fills a new installation: it is alone, and writes in the order of its story. */
export async function lockSetup(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.setup})`);
}
