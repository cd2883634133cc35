import type pg from 'pg';
import { daySeconds } from '#domain/dates/utc-day.ts';
import { normalizeEmail } from '#domain/people/same-email.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { networkOf } from '#server/http/network-of.ts';

/**
 * An attempt at an account's password. `device` is a browser in which this account was logged in before, otherwise
 * null. `password` is the stored hash: it is part of the key, so that a password reset lifts every wait.
 */
type LoginAttempt = { ip: string; email: string; device: string | null; password: string | undefined };

/** The limits of password logins. */
type LoginLimits = {
  /** Counts an attempt before the password is checked. Throws `too_many_requests`. */
  consume(attempt: LoginAttempt): Promise<void>;
  /** Call after the correct password: resets the counts of this browser or network for this account only. */
  reset(attempt: LoginAttempt): Promise<void>;
};

/** How many wrong passwords are allowed before each further attempt has to wait. */
const failuresBeforeWait = 5;
/**
 * Seconds between two attempts after that. They do not grow, since on a shared network the owner has to wait too.
 */
const loginWait = 60;

/**
 * Allows five wrong passwords, then one a minute: counted separately for each known device, and by account and network
 * for all other browsers. Those also share a wider limit per account, and one per network over all accounts.
 */
export function limitLogins(pool: pg.Pool): LoginLimits {
  const failures = createRateLimiter(pool, { name: 'login-failures', attempts: 1_000_000, seconds: daySeconds });
  const pace = createRateLimiter(pool, { name: 'login-pace', attempts: 1, seconds: loginWait });
  const accounts = createRateLimiter(pool, { name: 'login-account', attempts: 30, seconds: 600 });
  const networks = createRateLimiter(pool, { name: 'login-network', attempts: 20, seconds: 60 });
  return {
    async consume(attempt) {
      const { browser, network, account } = keysOf(attempt);
      if ((await failures.consume(browser)) >= failuresBeforeWait) await pace.consume(browser);
      if (attempt.device !== null) return;
      await networks.consume(network);
      await accounts.consume(account);
    },
    async reset(attempt) {
      const { browser, network, account } = keysOf(attempt);
      await Promise.all([failures.reset(browser), pace.reset(browser)]);
      if (attempt.device === null) await Promise.all([networks.refund(network), accounts.refund(account)]);
    },
  };
}

/**
 * The keys under which an attempt is counted. Unknown browsers share one key for each network and account.
 */
function keysOf({ ip, email, device, password = '' }: LoginAttempt) {
  const network = networkOf(ip);
  const account = `${normalizeEmail(email)} ${password}`;
  return { browser: `${device ?? network} ${account}`, network, account };
}
