import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { ServerMetadata } from 'openid-client';
import { z } from 'zod';
import { CompanyLoginError } from './company-login-error.ts';

/**
 * A logout that the company's provider announced (OpenID Connect Back-Channel Logout 1.0): of one of its sessions
 * (`sid`), or of every session of an account (`subject`). At least one of the two is there.
 */
export type CompanyLogout = {
  issuer: string;
  tokenId: string;
  subject: string | null;
  sid: string | null;
  issuedAt: Date;
};

/** How old a logout token may be, and how far the clocks may differ, in seconds. */
const maxLogoutAge = 300;
const clockTolerance = 30;
/** How long keys are kept, in milliseconds. */
const keysValidFor = 600_000;

const event = 'http://schemas.openid.net/event/backchannel-logout';
const name = z.string().min(1).max(1000);
const claimsSchema = z
  .object({
    iss: name,
    jti: name,
    iat: z.number(),
    events: z.object({ [event]: z.object({}) }),
    sub: name.optional(),
    sid: name.optional(),
    // A token with a nonce is an ID token, which others may have seen.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/**
 * The address of a provider's keys, which must use TLS if the provider itself does. Throws `CompanyLoginError` if there
 * is none.
 */
export function addressOfKeys({ issuer, jwks_uri = '' }: Pick<ServerMetadata, 'issuer' | 'jwks_uri'>): URL {
  const isSafe = URL.canParse(jwks_uri) && (jwks_uri.startsWith('https:') || !issuer.startsWith('https:'));
  if (!isSafe) throw new CompanyLoginError('error_company_away', 'the provider names no keys over TLS');
  return new URL(jwks_uri);
}

/**
 * Returns a function that finds the keys of a provider by their address, with a timeout in seconds. `jose` keeps them
 * and requests them again if a token names an unknown one, at most once in half a minute. It tells both by the system's
 * clock, so once that was ahead, it would keep them until then: they are thrown away by `now`, in milliseconds.
 */
export function createKeyFinder(now = () => performance.now()): (address: URL, timeout: number) => JWTVerifyGetKey {
  let last: { href: string; keys: JWTVerifyGetKey; since: number } | undefined;
  return (address, timeout) => {
    const { href } = address;
    if (last?.href !== href || now() - last.since >= keysValidFor)
      last = { href, keys: createRemoteJWKSet(address, { timeoutDuration: timeout * 1000 }), since: now() };
    return last.keys;
  };
}

/**
 * Verifies a logout token: its type, signature, issuer, audience and age, that it announces a logout, and that it is
 * not an ID token (ASVS 10.5.5). Returns null if any of that is wrong. Throws `CompanyLoginError` if the provider's
 * keys cannot be read.
 */
export async function verifyLogoutToken(
  token: string,
  { metadata, clientId, keys }: { metadata: ServerMetadata; clientId: string; keys: JWTVerifyGetKey },
): Promise<CompanyLogout | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      typ: 'logout+jwt',
      issuer: metadata.issuer,
      audience: clientId,
      algorithms: asymmetric(metadata.id_token_signing_alg_values_supported),
      maxTokenAge: maxLogoutAge,
      clockTolerance,
    });
    const { success, data } = claimsSchema.safeParse(payload);
    if (!success) return null;
    const { iss, jti, iat, sub, sid } = data;
    return { issuer: iss, tokenId: jti, subject: sub ?? null, sid: sid ?? null, issuedAt: new Date(iat * 1000) };
  } catch (error) {
    if (isKeyFailure(error))
      throw new CompanyLoginError('error_company_away', 'the keys of the provider cannot be read', { cause: error });
    return null;
  }
}

/** The asymmetric ones of the announced algorithms: a public key must never be accepted as a shared secret (HMAC). */
function asymmetric(announced: readonly string[] = ['RS256']): string[] {
  return announced.filter((algorithm) => /^(RS|PS|ES|Ed)/.test(algorithm));
}

/** Whether the provider's keys could not be read, as opposed to a token that fits none of them. */
function isKeyFailure(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC'
  );
}
