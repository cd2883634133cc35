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
 * Locks a user against deletion until the transaction ends. Returns false if they were deleted already, or no longer
 * have the password of `passwordHash`.
 */
export async function lockUserShared(tx: Transaction, id: number, passwordHash?: string): Promise<boolean> {
  const hasPassword = passwordHash === undefined ? undefined : eq(users.password_hash, passwordHash);
  const isActive = and(eq(users.id, id), eq(users.is_active, true), hasPassword);
  const found = await tx.select({ id: users.id }).from(users).where(isActive).for('share');
  return found.length > 0;
}

/** Locks company logins exclusively: no session begins with one until the transaction ends. */
export async function lockCompanyLogins(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.companyLogins})`);
}

/** Locks company logins shared: no logout of the company's provider is recorded until the transaction ends. */
export async function lockCompanyLoginsShared(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${locks.companyLogins})`);
}

/**
 * Locks the turns of sales users: other registrations that assign a client by turn wait until the transaction ends.
 */
export async function lockTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.turn})`);
}
