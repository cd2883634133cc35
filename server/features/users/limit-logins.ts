import type pg from 'pg';
import { limitTries } from '#server/http/limit-tries.ts';
import { networkOf } from '#server/http/network-of.ts';

/**
 * A try at an account's password. `device` is a browser in which this account was logged in before, otherwise null.
 * `password` is the stored hash: it is part of the key, so that a password reset lifts every wait.
 */
export type LoginTry = { ip: string; email: string; device: string | null; password: string | undefined };

/** The limits of password logins. */
export type LoginLimits = {
  /** Counts a try before the password is checked. Throws `too_many_requests`. */
  spend(attempt: LoginTry): Promise<void>;
  /**
   * Call after the right password: resets what this browser or network spent on this account, and on no other.
   */
  forget(attempt: LoginTry): Promise<void>;
};

/** Wrong passwords that are allowed before each further try has to wait. */
const failuresBeforeWait = 5;
/** Seconds between two tries after that. They do not grow, since on a shared network the owner waits for them, too. */
const loginWait = 60;
const aDay = 86_400;

/**
 * Allows five wrong passwords, then one a minute: counted separately for each known device, and by account and network
 * for all other browsers. Those also share a wider limit per account, and one per network over all accounts.
 */
export function limitLogins(pool: pg.Pool): LoginLimits {
  const failures = limitTries(pool, { name: 'login-failures', tries: 1_000_000, seconds: aDay });
  const pace = limitTries(pool, { name: 'login-pace', tries: 1, seconds: loginWait });
  const account = limitTries(pool, { name: 'login-account', tries: 30, seconds: 600 });
  const network = limitTries(pool, { name: 'login-network', tries: 20, seconds: 60 });
  return {
    async spend(attempt) {
      const { own, from, about } = keysOf(attempt);
      if ((await failures.spend(own)) >= failuresBeforeWait) await pace.spend(own);
      if (attempt.device !== null) return;
      await network.spend(from);
      await account.spend(about);
    },
    async forget(attempt) {
      const { own, from, about } = keysOf(attempt);
      await Promise.all([failures.forget(own), pace.forget(own)]);
      if (attempt.device === null) await Promise.all([network.giveBack(from), account.giveBack(about)]);
    },
  };
}

function keysOf({ ip, email, device, password = '' }: LoginTry): { own: string; from: string; about: string } {
  const from = networkOf(ip);
  const about = `${email.toLowerCase()} ${password}`;
  return { own: `${device ?? from} ${about}`, from, about };
}
