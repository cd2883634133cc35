import type pg from 'pg';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { networkOf } from '#server/http/network-of.ts';

/**
 * A typed code of an app, or a recovery code, after the correct password. `device` is a browser in which this account
 * was logged in before, otherwise null. `password` is the stored hash: a new password lifts every wait.
 */
type CodeAttempt = { userId: number; ip: string; device: string | null; password: string };

/** The limits of codes. */
type CodeLimits = {
  /** Counts an attempt before the code is checked. Throws `too_many_requests`. */
  consume(attempt: CodeAttempt): Promise<void>;
  /** Call after a correct code, which does not count. */
  reset(attempt: CodeAttempt): Promise<void>;
};

const hour = 3_600;

/**
 * Allows 20 wrong codes an hour in a known browser, and 20 an hour in all others together, of which 10 from one
 * network. Only somebody who knows the password can use them up.
 */
export function limitCodes(pool: pg.Pool): CodeLimits {
  const devices = createRateLimiter(pool, { name: 'code-device', attempts: 20, seconds: hour });
  const networks = createRateLimiter(pool, { name: 'code-network', attempts: 10, seconds: hour });
  const accounts = createRateLimiter(pool, { name: 'code-account', attempts: 20, seconds: hour });
  return {
    async consume(attempt) {
      const { device, network, account } = keysOf(attempt);
      if (device !== null) {
        await devices.consume(device);
        return;
      }
      await networks.consume(network);
      await accounts.consume(account);
    },
    async reset(attempt) {
      const { device, network, account } = keysOf(attempt);
      if (device === null) await Promise.all([networks.refund(network), accounts.refund(account)]);
      else await devices.reset(device);
    },
  };
}

function keysOf({ userId, ip, device, password }: CodeAttempt) {
  const account = `${userId} ${password}`;
  return { device: device && `${device} ${password}`, network: `${networkOf(ip)} ${account}`, account };
}
