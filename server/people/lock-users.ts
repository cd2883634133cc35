import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { users } from '#server/database/schema.ts';

/** Locks the tree of users exclusively: only this transaction moves or deletes users, or assigns anything to one. */
export async function lockUserTree(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.userTree})`);
}

/** Locks the tree of users shared: no user is moved or deleted until the transaction ends. */
export async function lockUserTreeShared(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${locks.userTree})`);
}

/**
 * Locks a user against deletion until the transaction ends. Returns false if they were deleted already, or if they do
 * not have the password of `passwordHash` any more.
 */
export async function lockUserShared(tx: Transaction, id: number, passwordHash?: string): Promise<boolean> {
  const hasPassword = passwordHash === undefined ? undefined : eq(users.password_hash, passwordHash);
  const isActive = and(eq(users.id, id), eq(users.is_active, true), hasPassword);
  const found = await tx.select({ id: users.id }).from(users).where(isActive).for('share');
  return found.length > 0;
}

/** Locks company logins exclusively: no session begins by one until the transaction ends. */
export async function lockCompanyLogins(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.companyLogins})`);
}

/** Locks company logins shared: no logout of the company's provider is recorded until the transaction ends. */
export async function lockCompanyLoginsShared(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${locks.companyLogins})`);
}

/**
 * Waits until no other registration is about to give a client to the next sales user in turn, and keeps others waiting.
 */
export async function lockTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.turn})`);
}
