import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Creates a secret for links and cookies: 256 bits, base64url. Only its hash is stored. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret: SHA-256, hex. 256 bits cannot be guessed, so no slow hash is needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Creates a verification code: six digits. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Creates the number that both screens show: 10 to 99. */
export function createNumber(): number {
  return randomInt(10, 100);
}
