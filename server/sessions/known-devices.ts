import '@fastify/cookie';
import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { knownDevices } from '#server/database/schema.ts';
import type { Requester } from '#server/http/limit-calls.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { findSecret } from './browser-cookie.ts';

/** An account: a sales user's or a client's. */
export type Account = { userId: number } | { clientId: number };

/**
 * Identifies the browser for longer than a session, so that it can be recognised. It does not log anybody in, and
 * outlives a logout.
 */
export const deviceCookie = 'device';
/** The longest lifetime of a cookie in browsers, in seconds. */
const maxLifetime = 400 * 86_400;

/** Records that an account was logged in, or verified by mail, in this browser. Call it after that is committed. */
export async function rememberDevice(
  tx: Queryable,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  account: Account,
  isSecure: boolean,
): Promise<void> {
  const existing = request.cookies[deviceCookie];
  const secret = existing !== undefined && findSecret(request, deviceCookie) !== null ? existing : createSecret();
  reply.setCookie(deviceCookie, secret, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: maxLifetime,
  });
  const isUser = 'userId' in account;
  await tx
    .insert(knownDevices)
    .values({
      device_hash: hashSecret(secret),
      user_id: isUser ? account.userId : null,
      client_id: isUser ? null : account.clientId,
    })
    .onConflictDoUpdate({
      target: [isUser ? knownDevices.user_id : knownDevices.client_id, knownDevices.device_hash],
      targetWhere: sql`${isUser ? knownDevices.user_id : knownDevices.client_id} is not null`,
      set: { seen_at: sql`now()` },
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

/** The requester of a call about an address. `account` is the account of that address, null if there is none. */
export async function requesterOf(
  tx: Queryable,
  request: FastifyRequest,
  address: string,
  account: Account | null,
): Promise<Requester> {
  return { ip: request.ip, address, device: await findKnownDevice(tx, request, account) };
}

/** Deletes the browsers in which an account was first logged in since a moment: they were somebody else's. */
export async function forgetDevicesSince(tx: Transaction, account: Account, since: Date): Promise<void> {
  await tx.delete(knownDevices).where(and(isOfAccount(account), gte(knownDevices.created_at, since)));
}

function isOfAccount(account: Account): SQL {
  return 'userId' in account ? eq(knownDevices.user_id, account.userId) : eq(knownDevices.client_id, account.clientId);
}
