import type { Transaction, Queryable } from '#server/database/connection.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { acceptAppCode } from '#server/second-factors/authenticator-app.ts';
import type { FactorOwner } from '#server/second-factors/factors.ts';
import { acceptRecoveryCode, countRecoveryCodes, hashRecoveryCode } from '#server/second-factors/recovery-codes.ts';
import { recordFactorEvent, type FactorRequest } from '#server/second-factors/record-factor-event.ts';

/** A typed code, hashed beforehand if that takes too long for a transaction. */
type TypedCode = { method: 'app'; code: string } | { method: 'recovery'; hash: string | null };

/** Prepares a typed code of an app or a recovery code. */
export async function prepareCode(
  tx: Queryable,
  userId: number,
  method: 'app' | 'recovery',
  code: string,
): Promise<TypedCode> {
  return method === 'app' ? { method, code } : { method, hash: await hashRecoveryCode(tx, userId, code) };
}

/** Accepts a code once. A used recovery code is reported to the owner by mail. The owner must be locked. */
export async function acceptCode(
  tx: Transaction,
  { secretBox, linkBase }: Pick<Dependencies, 'secretBox' | 'linkBase'>,
  request: FactorRequest,
  owner: FactorOwner,
  typed: TypedCode,
): Promise<boolean> {
  if (typed.method === 'app') return acceptAppCode(tx, secretBox, owner.id, typed.code);
  if (!(await acceptRecoveryCode(tx, owner.id, typed.hash))) return false;
  const left = await countRecoveryCodes(tx, owner.id);
  await recordFactorEvent(tx, linkBase(), request, {
    owner,
    mail: 'recoveryCodeUsed',
    action: 'user.usedCode',
    values: { left: String(left) },
  });
  return true;
}
