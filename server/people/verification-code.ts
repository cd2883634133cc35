import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Client } from '#contract/entities/people.ts';
import type { Language } from '#contract/form.ts';
import { codeIsOpen, codeResendWait, codesADay, secondsUntilResend } from '#domain/people/approval.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { databaseNow } from '../database/database-now.ts';
import type { Transaction } from '../database/connection.ts';
import { verificationCodes } from '../database/schema.ts';
import { pageLink, queueMail } from '../mail/outbox.ts';
import type { Project } from './find-project.ts';
import { lockClient } from './lock-client.ts';
import { hashPassword, isPassword } from './password.ts';
import { createCode } from './secret.ts';

/** What became of the wish for a code. `wait` is seconds; `gone` is a client who was erased, merged or switched off by then. */
export type CodeSent = { sent: true } | { sent: false; reason: 'wait' | 'used_up' | 'gone'; wait: number };

export type CodeRequest = { project: Project; language: Language; browser: string };

/**
 * Makes a code and mails it, two minutes after the last at the earliest and ten times a day at most. Earlier codes end.
 * The client's row is locked, so that many wishes at once send one mail, to the address that counts by then.
 */
export async function sendVerificationCode(tx: Transaction, base: URL, client: Pick<Client, 'id' | 'first_name'>, { project, language, browser }: CodeRequest): Promise<CodeSent> {
  const now = await lockClient(tx, client.id);
  if (now === null) return { sent: false, reason: 'gone', wait: 0 };
  const refused = await refuseCode(tx, client.id);
  if (refused !== null) return refused;
  const code = createCode();
  await tx.update(verificationCodes).set({ used_at: sql`now()` }).where(and(eq(verificationCodes.client_id, client.id), isNull(verificationCodes.used_at)));
  await tx.insert(verificationCodes).values({ client_id: client.id, code_hash: await hashPassword(code), browser_hash: browser });
  const url = pageLink(base, 'verify', client.id, code);
  await queueMail(tx, base, now.email, { kind: 'verificationCode', language, project: project.settings.projectName, values: { name: inertName(client.first_name) }, code, url }, client.id);
  return { sent: true };
}

async function refuseCode(tx: Transaction, clientId: number): Promise<CodeSent | null> {
  const now = await databaseNow(tx);
  const recent = await tx.select({ at: verificationCodes.created_at }).from(verificationCodes).where(and(eq(verificationCodes.client_id, clientId), gt(verificationCodes.created_at, new Date(now - 86_400_000)))).orderBy(desc(verificationCodes.created_at));
  const last = recent[0];
  const wait = last ? secondsUntilResend(last.at.getTime(), now, codeResendWait) : 0;
  if (wait > 0) return { sent: false, reason: 'wait', wait };
  return recent.length >= codesADay ? { sent: false, reason: 'used_up', wait: secondsUntilResend(recent.at(-1)!.at.getTime(), now, 86_400) } : null;
}

/**
 * Whether a typed code fits, once. Every try counts, also those at the same moment: the client's row is locked, as by
 * who changes the address or sends a code, and before the code's row, as by them. Answers the
 * browser that asked for the code, or null where it does not fit.
 */
export async function redeemVerificationCode(tx: Transaction, clientId: number, typed: string): Promise<{ browser: string | null } | null> {
  if ((await lockClient(tx, clientId)) === null) return null;
  const [open] = await tx.select().from(verificationCodes).where(and(eq(verificationCodes.client_id, clientId), isNull(verificationCodes.used_at))).orderBy(desc(verificationCodes.id)).limit(1).for('update');
  if (!open || !codeIsOpen({ made_at: open.created_at.getTime(), tries: open.tries }, await databaseNow(tx))) return null;
  const fits = /^\d{6}$/.test(typed) && (await isPassword(open.code_hash, typed));
  await tx.update(verificationCodes).set(fits ? { used_at: sql`now()` } : { tries: open.tries + 1 }).where(eq(verificationCodes.id, open.id));
  return fits ? { browser: open.browser_hash } : null;
}
