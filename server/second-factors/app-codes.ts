import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code every 30 s. */
const period = 30;
/** How many periods a clock may be off, either way. */
const window = 1;

/** Creates a secret: 160 bits, base 32. */
export function createAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address in the QR code that apps read. */
export function appUri(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/** The period of 30 s that a code belongs to, within one of `now` (milliseconds); null if the code is wrong. */
export function findStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
}
