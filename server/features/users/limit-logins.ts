import type pg from 'pg';
import { limitTries } from '#server/http/limit-tries.ts';
import { networkOf } from '#server/http/network-of.ts';

/**
 * Who tries which account's password. `device` is a browser in which this account was logged in before, null for every
 * other. `password` is the stored hash: a new password begins anew, so that a reset lifts every wait.
 */
export type LoginTry = { ip: string; email: string; device: string | null; password: string | undefined };

/** The limits of password logins. */
export type LoginLimits = {
  /** Counts one try before the password is looked at; throws `too_many_requests`. */
  spend(attempt: LoginTry): Promise<void>;
  /**
   * The password was right: what this browser or network spent on the account is forgotten, and nothing of other
   * accounts.
   */
  forget(attempt: LoginTry): Promise<void>;
};

/** Wrong passwords that are borne before each further try has to wait. */
const failuresBeforeWait = 5;
/** Seconds between two tries after that. They do not grow: on a shared network the owner waits for them too. */
const loginWait = 60;
const aDay = 86_400;

/**
 * Five wrong passwords, then one a minute: for a known device by itself, for all other browsers by account and network.
 * These also share a wider limit for the account from everywhere, and one for their network over all accounts.
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
  const [from, about] = [networkOf(ip), `${email.toLowerCase()} ${password}`];
  return { own: `${device ?? from} ${about}`, from, about };
}
