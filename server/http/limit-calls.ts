import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { normalizeEmail } from '#domain/people/same-email.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findSecret } from '#server/sessions/browser-cookie.ts';
import { deviceCookie, findKnownDevice, isKnownBrowser, type Account } from '#server/sessions/known-devices.ts';
import { createRateLimiter, type RateLimit } from './rate-limiter.ts';
import { networkOf } from './network-of.ts';

/**
 * Who makes a call about an e-mail address. `device` identifies, together with the account, a browser in which the
 * account of that address was logged in before; it is null for every other browser.
 */
type Requester = { ip: string; address: string; device: string | null };

/** The requester of a call about an address. `account` is the account of that address, null if there is none. */
export async function requesterOf(
  tx: Queryable,
  request: FastifyRequest,
  address: string,
  account: Account | null,
): Promise<Requester> {
  return { ip: request.ip, address, device: await findKnownDevice(tx, request, account) };
}

/** Counts one call, as part of the transaction if one is given. Throws `too_many_requests`. */
export type CallLimit = (requester: Requester, tx?: Transaction) => Promise<void>;

const tenMinutes = 600;

/**
 * Limits a call that anybody may make and that sends mail to an address or reveals something about it. A known device
 * is counted separately. All others share three counts: one per address and network, one per network over all
 * addresses, and one per address over all networks, which takes several networks to use up. A call refused by one limit
 * does not count towards the wider ones.
 */
export function limitCall(pool: pg.Pool, name: string): CallLimit {
  const devices = createRateLimiter(pool, { name: `${name}-device`, attempts: 20, seconds: tenMinutes });
  const pairs = createRateLimiter(pool, { name: `${name}-pair`, attempts: 6, seconds: tenMinutes });
  const networks = createRateLimiter(pool, { name: `${name}-network`, attempts: 20, seconds: 60 });
  const addresses = createRateLimiter(pool, { name: `${name}-address`, attempts: 24, seconds: tenMinutes });
  return async ({ ip, address, device }, tx) => {
    if (device !== null) {
      await devices.consume(device, tx);
      return;
    }
    const network = networkOf(ip);
    const recipient = normalizeEmail(address);
    await pairs.consume(`${network} ${recipient}`, tx);
    await networks.consume(network, tx);
    await addresses.consume(recipient, tx);
  };
}

/** How many calls are allowed within how many seconds. */
type Rate = Omit<RateLimit, 'name'>;

/**
 * Limits a call of visitors that is about no address. Each browser in which somebody was logged in before has its own
 * limit, which nobody else can use up; all others share one for each network. Throws `too_many_requests`.
 */
export function limitBrowsers(
  { db, pool }: Pick<Dependencies, 'db' | 'pool'>,
  name: string,
  { perDevice, perNetwork }: { perDevice: Rate; perNetwork: Rate },
): (request: FastifyRequest) => Promise<void> {
  const devices = createRateLimiter(pool, { name: `${name}-device`, ...perDevice });
  const networks = createRateLimiter(pool, { name: `${name}-network`, ...perNetwork });
  return async (request) => {
    const device = findSecret(request, deviceCookie);
    if (device !== null && (await isKnownBrowser(db, request))) await devices.consume(device);
    else await networks.consume(networkOf(request.ip));
  };
}
