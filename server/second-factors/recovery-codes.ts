import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { and, count, eq } from 'drizzle-orm';
import {
  formatRecoveryCode,
  readRecoveryCode,
  recoveryCodeAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '#domain/people/second-factor.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { recoveryCodes } from '#server/database/schema.ts';

/** New codes, in the form in which they are shown once and hashed. */
type NewCodes = { shown: string[]; salt: string; hashes: string[] };

/** Creates ten codes. Call it outside a transaction: hashing takes some tenths of a second. */
export async function createRecoveryCodes(): Promise<NewCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  const salt = randomBytes(16).toString('base64url');
  const hashes = await Promise.all(codes.map((code) => hashCode(code, salt)));
  return { shown: codes.map(formatRecoveryCode), salt, hashes };
}

/** Replaces the codes of a user, who must be locked. */
export async function saveRecoveryCodes(tx: Transaction, user_id: number, { salt, hashes }: NewCodes): Promise<void> {
  await removeRecoveryCodes(tx, user_id);
  await tx.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id, salt, code_hash })));
}

/** The stored form of what a user typed; null if they have no codes. Call it outside a transaction. */
export async function hashRecoveryCode(tx: Queryable, userId: number, typed: string): Promise<string | null> {
  const [set] = await tx
    .select({ salt: recoveryCodes.salt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, userId))
    .limit(1);
  return set ? hashCode(readRecoveryCode(typed), set.salt) : null;
}

/** Uses up a code: of two requests with one code, one gets true. The user must be locked. */
export async function acceptRecoveryCode(tx: Transaction, userId: number, hash: string | null): Promise<boolean> {
  if (hash === null) return false;
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hash)))
    .returning({ id: recoveryCodes.user_id });
  return used.length > 0;
}

/** How many codes a user has left. */
export async function countRecoveryCodes(tx: Queryable, userId: number): Promise<number> {
  const [found] = await tx.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  return found?.left ?? 0;
}

/** Removes all codes of a user, who must be locked. */
export async function removeRecoveryCodes(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

function createRecoveryCode(): string {
  return Array.from(
    { length: recoveryCodeLength },
    () => recoveryCodeAlphabet[randomInt(recoveryCodeAlphabet.length)],
  ).join('');
}

/**
 * argon2id with the library's defaults (19 MiB, 2 passes), as for passwords: 50 bits are not enough for a fast hash.
 */
async function hashCode(code: string, salt: string): Promise<string> {
  return (await hashRaw(code, { salt: Buffer.from(salt, 'base64url') })).toString('base64url');
}
