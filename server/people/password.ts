import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id and the defaults of the library (19 MiB, 2 passes, random salt). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Stored for an account that has no password yet: none matches it. */
export const noPassword = '';

let decoy: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash (no such account, or one without a password) it takes as long and
 * returns false.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password');
  const matches = await verify(stored || (await decoy), password);
  return Boolean(stored) && matches;
}
