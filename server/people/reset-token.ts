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
import { visitorActor } from '#server/sessions/actor.ts';
import { endSessionsOfClient, endSessionsOfUser } from '#server/sessions/end-sessions.ts';
import { rememberDevice, setDeviceCookie, type Account } from '#server/sessions/known-devices.ts';
import { checkUserPassword } from './check-user-password.ts';
import { findClient, findUser } from './find-people.ts';
import { requireProject } from './find-project.ts';
import { lockClient } from './lock-client.ts';
import { notifyClient, notifyUser } from './notify-owner.ts';
import { hashPassword } from './password.ts';
import { createSecret, hashSecret } from './secret.ts';

/**
 * Creates a reset token; earlier ones stay valid until one is used, since anybody may request another. `to` is the
 * account's current address, the only one that may get the token. Returns null if the account was deleted or
 * deactivated.
 */
export async function issueResetToken(
  tx: Transaction,
  account: Account,
): Promise<{ token: string; to: string } | null> {
  const token = createSecret();
  const recipient = await lockAccount(tx, account);
  if (recipient === null) return null;
  await tx.insert(resetTokens).values({
    token_hash: hashSecret(token),
    user_id: 'userId' in account ? account.userId : null,
    client_id: 'clientId' in account ? account.clientId : null,
    expires_at: sql`now() + make_interval(secs => ${resetLifetime})`,
  });
  return { token, to: recipient.email };
}

/** Ends every open reset link of an account, because its address or password changed. */
export async function endResetTokens(tx: Transaction, account: Account): Promise<void> {
  await tx.delete(resetTokens).where(isOfAccount(account));
}

/**
 * Locks an account before its tokens are changed, or a guess at it is recorded. Returns its address, or null if it was
 * deleted or deactivated.
 */
export async function lockAccount(tx: Transaction, account: Account): Promise<{ email: string } | null> {
  if ('clientId' in account) return lockClient(tx, account.clientId);
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, account.userId), eq(users.is_active, true)))
    .for('no key update');
  return row ?? null;
}

/** Whether a token is still valid; changes nothing. */
export async function isResetToken(tx: Queryable, account: Account, token: string): Promise<boolean> {
  const [found] = await tx.select({ hash: resetTokens.token_hash }).from(resetTokens).where(isOpen(account, token));
  return found !== undefined;
}

type Reset = {
  body: { password: string; token: string };
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Sets a password with a token, once, and ends every session and every other link of the account. Since the token was
 * mailed to the owner, this browser becomes a known one. The owner is notified by mail. Refuses with `invalidToken`.
 */
export async function resetPassword(
  dependencies: Dependencies,
  account: Account,
  { body: { password, token }, language, request, reply }: Reset,
): Promise<{ response: true } | Refusal> {
  const { db, breachedPasswords, onMail, onSessionChange } = dependencies;
  const { settings } = await requireProject(db);
  const limits = { min: String(settings.passwordMinLength) };
  checkFields({ password: checkNewPassword(password, settings.passwordMinLength) }, language, limits);
  if (!(await isResetToken(db, account, token))) return refuse('invalidToken', language);
  const owner = 'userId' in account ? await findUser(db, account.userId) : null;
  if (owner !== null) {
    const error = await checkUserPassword(password, owner, settings, breachedPasswords);
    checkFields({ password: error }, language, limits);
  }
  const password_hash = await hashPassword(password);
  const device = await inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, account)) === null) return null;
    const [used] = await tx
      .update(resetTokens)
      .set({ used_at: sql`now()` })
      .where(isOpen(account, token))
      .returning({ hash: resetTokens.token_hash });
    if (!used) return null;
    await tx.delete(resetTokens).where(and(isOfAccount(account), isNull(resetTokens.used_at)));
    await savePassword(tx, account, password_hash);
    await notifyOwnerOfReset(tx, dependencies, account, { request, language });
    return rememberDevice(tx, { request, language }, account);
  });
  onMail();
  onSessionChange();
  if (device === null) return refuse('invalidToken', language);
  setDeviceCookie(reply, device);
  return { response: true };
}

/** Notifies the owner, because somebody else who can read their mail or got the link may have reset the password. */
async function notifyOwnerOfReset(
  tx: Transaction,
  dependencies: Dependencies,
  account: Account,
  cause: Pick<Reset, 'request' | 'language'>,
): Promise<void> {
  if ('userId' in account) {
    const user = await findUser(tx, account.userId);
    if (user !== null) await notifyUser(tx, dependencies, 'passwordChanged', user, cause);
  } else {
    const client = await findClient(tx, account.clientId);
    if (client !== null) await notifyClient(tx, dependencies, 'clientPasswordChanged', client, cause);
  }
}

async function savePassword(tx: Transaction, account: Account, password_hash: string): Promise<void> {
  if ('userId' in account) {
    await tx.update(users).set({ password_hash }).where(eq(users.id, account.userId));
    await endSessionsOfUser(tx, account.userId);
    return writeAudit(tx, visitorActor, 'user.reset', { userIds: [account.userId] });
  }
  await tx.update(clients).set({ password_hash }).where(eq(clients.id, account.clientId));
  await tx
    .update(approvals)
    .set({ voided_at: sql`now()` })
    .where(and(eq(approvals.client_id, account.clientId), isNull(approvals.collected_at), isNull(approvals.voided_at)));
  await endSessionsOfClient(tx, account.clientId);
  await writeAudit(tx, visitorActor, 'client.reset', { clientIds: [account.clientId] });
}

function isOfAccount(account: Account): SQL {
  return 'userId' in account ? eq(resetTokens.user_id, account.userId) : eq(resetTokens.client_id, account.clientId);
}

function isOpen(account: Account, token: string): SQL | undefined {
  return and(
    isOfAccount(account),
    eq(resetTokens.token_hash, hashSecret(token)),
    isNull(resetTokens.used_at),
    gt(resetTokens.expires_at, sql`now()`),
  );
}
