import { and, eq, isNotNull } from 'drizzle-orm';
import type { SecondFactorMethod } from '#contract/entities/second-factors.ts';
import type { RoleId } from '#domain/people/roles.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { authenticatorApps, passkeys, users } from '#server/database/schema.ts';
import { findApp, removeApp } from './authenticator-app.ts';
import { countRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';

/** A sales user whose factors are read or changed. */
export type FactorOwner = { id: number; name: string; email: string; role_id: RoleId; password_hash: string };

const ownerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role_id: users.role_id,
  password_hash: users.password_hash,
};

/** Returns an active sales user, or null. */
export async function findOwner(tx: Queryable, id: number): Promise<FactorOwner | null> {
  const [owner] = await tx
    .select(ownerColumns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.is_active, true)));
  return owner ?? null;
}

/** Locks an active sales user before their factors or pending logins are written. Returns null if they were deleted. */
export async function lockOwner(tx: Transaction, id: number): Promise<FactorOwner | null> {
  const [owner] = await tx
    .select(ownerColumns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.is_active, true)))
    .for('no key update');
  return owner ?? null;
}

/** The methods of the second step that a user has; empty without a second factor. */
export async function listMethods(tx: Queryable, userId: number): Promise<SecondFactorMethod[]> {
  const app = await findApp(tx, userId);
  const [passkey] = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.user_id, userId)).limit(1);
  if (app === null && !passkey) return [];
  const codes = await countRecoveryCodes(tx, userId);
  return [
    ...(app === null ? [] : (['app'] as const)),
    ...(passkey ? (['passkey'] as const) : []),
    ...(codes === 0 ? [] : (['recovery'] as const)),
  ];
}

/** The ids of all users with a second factor. */
export async function listProtectedUsers(tx: Queryable): Promise<Set<number>> {
  const apps = await tx
    .select({ id: authenticatorApps.user_id })
    .from(authenticatorApps)
    .where(isNotNull(authenticatorApps.secret));
  const owners = await tx.selectDistinct({ id: passkeys.user_id }).from(passkeys);
  return new Set([...apps, ...owners].map(({ id }) => id));
}

/** Removes every second factor of a user, who must be locked. */
export async function removeSecondFactors(tx: Transaction, userId: number): Promise<void> {
  await removeApp(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.user_id, userId));
  await removeRecoveryCodes(tx, userId);
}
