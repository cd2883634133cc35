import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows, `periods` of 30 s from now. */
export function appCode(secret: string, periods = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });
}
