import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id and the defaults of the library (19 MiB, 2 passes, random salt). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** The stored hash of an account without a password, which no password matches. */
export const noPassword = '';

let decoy: Promise<string> | undefined;

/**
 * Runs what may or may not be done for an address, and takes at least as long as it takes to hash a password, which is
 * longer than queuing a mail: how long the answer takes does not tell whether the address has an account.
 */
export async function hideTime<T>(act: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([act(), takePasswordTime()]);
  return result;
}

/**
 * Whether a password matches a hash. Without a hash (no such account, or one without a password) it returns false after
 * the same time.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password');
  const matches = await verify(stored || (await decoy), password);
  return Boolean(stored) && matches;
}

/** Takes as long as `isPassword`, so that the time of an answer does not tell that there was nothing to check. */
export async function takePasswordTime(): Promise<void> {
  await isPassword(undefined, '');
}
