import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { users } from '#server/database/schema.ts';

/**
 * Waits for whoever else changes the tree of users, or hangs something on one: nobody is moved or deleted but by this
 * transaction.
 */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.userTree})`);
}

/** Keeps every user where they are until the transaction ends: who is found afterwards is not deleted meanwhile. */
export async function holdTree(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${locks.userTree})`);
}

/** Keeps one user from being deleted until the transaction ends. False where they are gone by then. */
export async function holdUser(tx: Transaction, id: number): Promise<boolean> {
  const isThere = and(eq(users.id, id), eq(users.is_active, true));
  const found = await tx.select({ id: users.id }).from(users).where(isThere).for('share');
  return found.length > 0;
}
