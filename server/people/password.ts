import { hash, verify } from '@node-rs/argon2';

/** The argon2id hash of a password, with the library's parameters (19 MiB, 2 passes) and its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password fits a hash. Without a hash (nobody of that name, or one who has no password) it takes as long and
 * answers false.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password');
  const fits = await verify(stored || (await decoy), password);
  return Boolean(stored) && fits;
}
