import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { daySeconds } from '#domain/dates/utc-day.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { knownDevices } from '#server/database/schema.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { findSecret, readSecret } from './browser-cookie.ts';
import { setCookie } from './cookies.ts';

/** An account: a sales user's or a client's. */
export type Account = { userId: number } | { clientId: number };

/**
 * Identifies the browser for longer than a session, so that it can be recognised. It does not log anybody in, and
 * outlives a logout.
 */
export const deviceCookie = 'device';
/** The longest lifetime of a cookie in browsers, in seconds. */
const maxLifetime = 400 * daySeconds;

/** A call's browser and the language of its screens. */
type CallingBrowser = { request: FastifyRequest; language: Language };

/**
 * Records this browser as one in which an account was logged in, or verified by mail, and returns the secret that
 * identifies it, for its cookie: a new one if it has none. It is part of the transaction that locks the account, so
 * that a denial at the same time forgets it, and the call cannot fail after its commit.
 */
export async function rememberDevice(
  tx: Transaction,
  { request, language }: CallingBrowser,
  account: Account,
): Promise<string> {
  const secret = readSecret(request, deviceCookie) ?? createSecret();
  await recordDevice(tx, secret, account, language);
  return secret;
}

/** Call it after the commit. */
export function setDeviceCookie(reply: FastifyReply, secret: string): void {
  setCookie(reply, { name: deviceCookie, path: '/api', maxAge: maxLifetime }, secret);
}

async function recordDevice(tx: Transaction, secret: string, account: Account, language: Language): Promise<void> {
  const isUser = 'userId' in account;
  await tx
    .insert(knownDevices)
    .values({
      device_hash: hashSecret(secret),
      user_id: isUser ? account.userId : null,
      client_id: isUser ? null : account.clientId,
      language,
    })
    .onConflictDoUpdate({
      target: [isUser ? knownDevices.user_id : knownDevices.client_id, knownDevices.device_hash],
      targetWhere: sql`${isUser ? knownDevices.user_id : knownDevices.client_id} is not null`,
      set: { seen_at: sql`now()`, language },
    });
}

/** A key for this browser and an account if the account was logged in here before, otherwise null. */
export async function findKnownDevice(
  tx: Queryable,
  request: FastifyRequest,
  account: Account | null,
): Promise<string | null> {
  const device = findSecret(request, deviceCookie);
  if (device === null || account === null) return null;
  const [found] = await tx
    .select({ hash: knownDevices.device_hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.device_hash, device), isOfAccount(account)));
  if (!found) return null;
  return 'userId' in account ? `${device} user ${account.userId}` : `${device} client ${account.clientId}`;
}

/** Whether any account was logged in or verified in this browser before. */
export async function isKnownBrowser(tx: Queryable, request: FastifyRequest): Promise<boolean> {
  const device = findSecret(request, deviceCookie);
  if (device === null) return false;
  const [found] = await tx
    .select({ hash: knownDevices.device_hash })
    .from(knownDevices)
    .where(eq(knownDevices.device_hash, device))
    .limit(1);
  return found !== undefined;
}

/** Deletes the browsers in which an account was first logged in since a moment, because they were somebody else's. */
export async function forgetDevicesSince(tx: Transaction, account: Account, since: Date): Promise<void> {
  await tx.delete(knownDevices).where(and(isOfAccount(account), gte(knownDevices.created_at, since)));
}

/** Condition: a known device is one of an account. */
export function isOfAccount(account: Account): SQL {
  return 'userId' in account ? eq(knownDevices.user_id, account.userId) : eq(knownDevices.client_id, account.clientId);
}
