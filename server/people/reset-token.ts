import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#contract/errors/problem.ts';
import type { Language } from '#domain/texts/language.ts';
import { resetLifetime } from '#domain/people/approval.ts';
import { checkNewPassword } from '#domain/people/registration.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { approvals, clients, resetTokens, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nobody } from '#server/sessions/actor.ts';
import { endSessionsOfClient, endSessionsOfUser } from '#server/sessions/end-sessions.ts';
import { rememberDevice, type Account } from '#server/sessions/known-devices.ts';
import { isSecure } from '#server/sessions/session-cookie.ts';
import { requireProject } from './find-project.ts';
import { lockClient } from './lock-client.ts';
import { hashPassword } from './password.ts';
import { createSecret, hashSecret } from './secret.ts';

/**
 * Creates a reset token; earlier ones stay valid until one is used, since anybody may request another. `to` is the
 * account's current address, the only one that may get the token. Returns null if the account is gone or deactivated.
 */
export async function issueResetToken(tx: Transaction, of: Account): Promise<{ token: string; to: string } | null> {
  const token = createSecret();
  const account = await lockAccount(tx, of);
  if (account === null) return null;
  await tx.insert(resetTokens).values({
    token_hash: hashSecret(token),
    user_id: 'userId' in of ? of.userId : null,
    client_id: 'clientId' in of ? of.clientId : null,
    expires_at: sql`now() + make_interval(secs => ${resetLifetime})`,
  });
  return { token, to: account.email };
}

/** Ends every open reset link of an account, because its address or password changed. */
export async function endResetTokens(tx: Transaction, of: Account): Promise<void> {
  await tx.delete(resetTokens).where(isOf(of));
}

/** Locks an account before its tokens are touched. Returns its address, or null if it is deactivated or gone. */
async function lockAccount(tx: Transaction, of: Account): Promise<{ email: string } | null> {
  if ('clientId' in of) return lockClient(tx, of.clientId);
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, of.userId), eq(users.is_active, true)))
    .for('no key update');
  return row ?? null;
}

/** Whether a token is still valid; changes nothing. */
export async function isResetToken(tx: Queryable, of: Account, token: string): Promise<boolean> {
  const [found] = await tx.select({ hash: resetTokens.token_hash }).from(resetTokens).where(isOpen(of, token));
  return found !== undefined;
}

type Reset = {
  body: { password: string; token: string };
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Sets a password with a token, once, and ends every session and every other link of the account. Whoever has the mail
 * owns the account: their browser is remembered. Refuses with `invalidToken`.
 */
export async function resetPassword(
  { db, publicUrl, onChange }: Dependencies,
  of: Account,
  { body: { password, token }, language, request, reply }: Reset,
): Promise<{ response: true } | Refusal> {
  const minLength = (await requireProject(db)).settings.passwordMinLength;
  checkFields({ password: checkNewPassword(password, minLength) }, language, { least: String(minLength) });
  if (!(await isResetToken(db, of, token))) return refuse('invalidToken', language);
  const password_hash = await hashPassword(password);
  const isReset = await inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, of)) === null) return false;
    const [used] = await tx
      .update(resetTokens)
      .set({ used_at: sql`now()` })
      .where(isOpen(of, token))
      .returning({ hash: resetTokens.token_hash });
    if (!used) return false;
    await tx.delete(resetTokens).where(and(isOf(of), isNull(resetTokens.used_at)));
    await savePassword(tx, of, password_hash);
    return true;
  });
  onChange();
  if (!isReset) return refuse('invalidToken', language);
  await rememberDevice(db, { request, reply }, of, isSecure(request, publicUrl));
  return { response: true };
}

async function savePassword(tx: Transaction, of: Account, password_hash: string): Promise<void> {
  if ('userId' in of) {
    await tx.update(users).set({ password_hash }).where(eq(users.id, of.userId));
    await endSessionsOfUser(tx, of.userId);
    return writeAudit(tx, nobody, 'user.reset', { userIds: [of.userId] });
  }
  await tx.update(clients).set({ password_hash }).where(eq(clients.id, of.clientId));
  await tx
    .update(approvals)
    .set({ voided_at: sql`now()` })
    .where(and(eq(approvals.client_id, of.clientId), isNull(approvals.collected_at), isNull(approvals.voided_at)));
  await endSessionsOfClient(tx, of.clientId);
  await writeAudit(tx, nobody, 'client.reset', { clientIds: [of.clientId] });
}

function isOf(of: Account): SQL {
  return 'userId' in of ? eq(resetTokens.user_id, of.userId) : eq(resetTokens.client_id, of.clientId);
}

function isOpen(of: Account, token: string): SQL | undefined {
  return and(
    isOf(of),
    eq(resetTokens.token_hash, hashSecret(token)),
    isNull(resetTokens.used_at),
    gt(resetTokens.expires_at, sql`now()`),
  );
}
