import '@fastify/cookie';
import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { knownDevices } from '#server/database/schema.ts';
import type { Asker } from '#server/http/limit-calls.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { findSecret } from './browser-cookie.ts';

/** An account: a sales user's or a client's. */
export type Account = { userId: number } | { clientId: number };

/**
 * Names the browser for longer than a session, so that it can be known again. It logs nobody in and outlives a logout.
 */
export const deviceCookie = 'device';
/** The longest that browsers keep a cookie, in seconds. */
const maxLifetime = 400 * 86_400;

/** Remembers that an account was logged in, or proved by mail, in this browser. Call it after the commit of that. */
export async function rememberDevice(
  tx: Queryable,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  account: Account,
  isSecure: boolean,
): Promise<void> {
  const given = request.cookies[deviceCookie];
  const secret = given !== undefined && findSecret(request, deviceCookie) !== null ? given : createSecret();
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

/** This browser and an account, as one key, where the account was logged in here before; null otherwise. */
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
    .where(and(eq(knownDevices.device_hash, device), isOf(account)));
  if (!found) return null;
  return 'userId' in account ? `${device} user ${account.userId}` : `${device} client ${account.clientId}`;
}

/** Who makes a call about an address. `account` is whose address it is, null where it is nobody's. */
export async function askerOf(
  tx: Queryable,
  request: FastifyRequest,
  address: string,
  account: Account | null,
): Promise<Asker> {
  return { ip: request.ip, address, device: await findKnownDevice(tx, request, account) };
}

/** Forgets the browsers that an account was first logged in from since a moment: they were somebody else's. */
export async function forgetDevicesSince(tx: Transaction, account: Account, since: Date): Promise<void> {
  await tx.delete(knownDevices).where(and(isOf(account), gte(knownDevices.created_at, since)));
}

function isOf(account: Account): SQL {
  return 'userId' in account ? eq(knownDevices.user_id, account.userId) : eq(knownDevices.client_id, account.clientId);
}
