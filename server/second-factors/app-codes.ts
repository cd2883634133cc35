import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

/** The parameters of RFC 6238 that every authenticator app supports: SHA-1, six digits, a new code every 30 s. */
const period = 30;
/** How many periods a clock may be ahead or behind. */
const window = 1;

/** The latest period, by its number, of which a code may have been accepted by now, as SQL. */
export const latestStep = sql`(floor(extract(epoch from now()) / ${period}) + ${window})`;

/** Creates a secret: 160 bits, base 32. */
export function createAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` URI in the QR code that apps scan. */
export function appUri(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/** The period of 30 s to which a code belongs, at most one from `now` (milliseconds); null if the code is wrong. */
export function findTimeStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
}
