import { and, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Client } from '#contract/entities/people.ts';
import { dayMs, daySeconds } from '#domain/dates/utc-day.ts';
import type { Language } from '#domain/texts/language.ts';
import {
  isCodeOpen,
  codeLifetime,
  codeResendWait,
  maxCodesPerDay,
  maxCodeTries,
  secondsUntilResend,
} from '#domain/people/approval.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { databaseNow } from '#server/database/database-now.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { clients, verificationCodes } from '#server/database/schema.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { Project } from './find-project.ts';
import { lockClient } from './lock-client.ts';
import { hashPassword, isPassword } from './password.ts';
import { createCode, createSecret, hashSecret } from './secret.ts';

/**
 * The outcome of a request for a code. `wait` is in seconds. `gone`: the client was erased, merged or deactivated
 * meanwhile.
 */
export type CodeSent = { sent: true } | { sent: false; reason: 'wait' | 'used_up' | 'gone'; wait: number };

/**
 * A request for a code. `browser` is the hash of the browser's secret; `limit` counts the mail, unless it was counted
 * before.
 */
type CodeRequest = {
  project: Project;
  language: Language;
  browser: string;
  limit: ((tx: Transaction) => Promise<void>) | null;
};

/**
 * Creates a code and mails it with a link. The code belongs to this browser: no other can enter it, use up its attempts
 * or its ten codes a day, or end it by requesting another. The link has another secret and works in any browser. The
 * client's row is locked, so that simultaneous requests of one browser send one mail, to the client's current address;
 * the code is hashed before, since that is slow.
 */
export async function sendVerificationCode(
  tx: Transaction,
  base: URL,
  client: Pick<Client, 'id' | 'first_name'>,
  { project, language, browser, limit }: CodeRequest,
): Promise<CodeSent> {
  const isOwn = isOfBrowser(client.id, browser);
  const refusedEarly = await refuseCode(tx, isOwn);
  if (refusedEarly !== null) return refusedEarly;
  const code = createCode();
  const secret = createSecret();
  const code_hash = await hashPassword(code);
  const locked = await lockClient(tx, client.id);
  if (locked === null) return { sent: false, reason: 'gone', wait: 0 };
  const refused = await refuseCode(tx, isOwn);
  if (refused !== null) return refused;
  await limit?.(tx);
  await tx
    .update(verificationCodes)
    .set({ used_at: sql`now()` })
    .where(and(isOwn, isNull(verificationCodes.used_at)));
  await tx.insert(verificationCodes).values({
    client_id: client.id,
    code_hash,
    link_hash: hashSecret(secret),
    browser_hash: browser,
  });
  const url = pageLink(base, 'verify', client.id, secret);
  await queueMail(
    tx,
    base,
    locked.email,
    {
      kind: 'verificationCode',
      language,
      project: project.settings,
      values: { name: inertName(client.first_name) },
      code,
      url,
    },
    client.id,
  );
  return { sent: true };
}

async function refuseCode(tx: Transaction, isOwn: SQL | undefined): Promise<CodeSent | null> {
  const now = await databaseNow(tx);
  const isRecent = and(
    gt(verificationCodes.created_at, new Date(now - dayMs)),
    eq(verificationCodes.is_for_old_address, false),
  );
  const recent = await tx
    .select({ at: verificationCodes.created_at })
    .from(verificationCodes)
    .where(and(isOwn, isRecent))
    .orderBy(desc(verificationCodes.created_at));
  const last = recent[0];
  const first = recent.at(-1);
  const wait = last ? secondsUntilResend(last.at.getTime(), now, codeResendWait) : 0;
  if (wait > 0) return { sent: false, reason: 'wait', wait };
  return first && recent.length >= maxCodesPerDay
    ? { sent: false, reason: 'used_up', wait: secondsUntilResend(first.at.getTime(), now, daySeconds) }
    : null;
}

/**
 * Has the codes that one browser requested for a client belong to another. The client's row is locked first, as for
 * every change of a code.
 */
export async function moveCodes(tx: Transaction, clientId: number, from: string, to: string): Promise<void> {
  await lockClient(tx, clientId);
  await tx.update(verificationCodes).set({ browser_hash: to }).where(isOfBrowser(clientId, from));
}

/** Whether this browser requested a code for a client in the last days, to any address. */
export async function hasRequestedCode(tx: Queryable, clientId: number, browser: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(isOfBrowser(clientId, browser))
    .limit(1);
  return found !== undefined;
}

/** Whether a text is the secret of a link that was mailed to a client's current address, used or not. */
export async function hasMailedLink(tx: Queryable, clientId: number, secret: string): Promise<boolean> {
  const isMailed = and(
    eq(verificationCodes.client_id, clientId),
    eq(verificationCodes.link_hash, hashSecret(secret)),
    eq(verificationCodes.is_for_old_address, false),
  );
  const [found] = await tx.select({ id: verificationCodes.id }).from(verificationCodes).where(isMailed).limit(1);
  return found !== undefined;
}

/** Whether this browser has a code for a client that may still be entered. */
export async function hasOpenCode(tx: Queryable, clientId: number, browser: string): Promise<boolean> {
  const isOpen = and(
    isNull(verificationCodes.used_at),
    sql`${verificationCodes.tries} < ${maxCodeTries}`,
    gt(verificationCodes.created_at, sql`now() - make_interval(secs => ${codeLifetime})`),
  );
  const [found] = await tx
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(isOfBrowser(clientId, browser), isOpen))
    .limit(1);
  return found !== undefined;
}

/** Whether a text has the form of the secret in a mailed link, unlike a typed code. */
export function isLinkSecret(typed: string): boolean {
  return /^[\w-]{43}$/.test(typed);
}

/**
 * Redeems a link's secret, or a code typed in the browser that requested it, once. Every typed try counts, even
 * simultaneous ones: the client's row is locked before the code's, as when the address changes or a code is sent. The
 * slow comparison of hashes runs before the lock. Returns the browser that requested the code, or null if the secret or
 * code is wrong.
 */
export async function redeemVerificationCode(
  tx: Transaction,
  clientId: number,
  typed: string,
  browser: string | null,
): Promise<{ browser: string | null } | null> {
  const isLink = isLinkSecret(typed);
  const isMatch = isLink
    ? and(eq(verificationCodes.client_id, clientId), eq(verificationCodes.link_hash, hashSecret(typed)))
    : isOfBrowser(clientId, browser ?? '');
  const selectLatestUnused = () =>
    tx
      .select()
      .from(verificationCodes)
      .where(and(isMatch, isNull(verificationCodes.used_at)))
      .orderBy(desc(verificationCodes.id))
      .limit(1);
  const rightCode = isLink ? null : await findRightCode(await selectLatestUnused(), typed);
  if ((await lockClient(tx, clientId)) === null) return null;
  const [open] = await selectLatestUnused().for('no key update');
  const tries = isLink ? 0 : (open?.tries ?? 0);
  if (!open || !isCodeOpen({ made_at: open.created_at.getTime(), tries }, await databaseNow(tx))) return null;
  const fits = isLink || open.id === rightCode;
  if (!fits)
    await tx
      .update(verificationCodes)
      .set({ tries: open.tries + 1 })
      .where(eq(verificationCodes.id, open.id));
  return fits ? { browser: open.browser_hash } : null;
}

/** The id of the code whose hash matches a typed code, or null. */
async function findRightCode(
  codes: readonly { id: number; code_hash: string }[],
  typed: string,
): Promise<number | null> {
  const [code] = codes;
  if (!code || !/^\d{6}$/.test(typed)) return null;
  return (await isPassword(code.code_hash, typed)) ? code.id : null;
}

/**
 * Marks a client's address as verified and all open codes as used, whichever browser requested them. The client's row
 * must be locked.
 */
export async function markVerified(tx: Transaction, clientId: number): Promise<void> {
  await tx
    .update(clients)
    .set({ is_verified: true })
    .where(and(eq(clients.id, clientId), eq(clients.is_verified, false)));
  await tx
    .update(verificationCodes)
    .set({ used_at: sql`now()` })
    .where(and(eq(verificationCodes.client_id, clientId), isNull(verificationCodes.used_at)));
}

function isOfBrowser(clientId: number, browser: string): SQL | undefined {
  return and(eq(verificationCodes.client_id, clientId), eq(verificationCodes.browser_hash, browser));
}
