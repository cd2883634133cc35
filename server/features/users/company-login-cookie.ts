import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginChecks } from '#server/company/company-provider.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { readSecret } from '#server/sessions/browser-cookie.ts';
import { setCookie } from '#server/sessions/cookies.ts';

/** The path to which the provider sends the browser back, below PUBLIC_URL. */
export const callbackPath = '/api/users/companyLogin/callback';
/** How long somebody may stay at the provider, in seconds. */
export const companyLoginLifetime = 600;

const cookie = { name: 'companyLogin', path: '/api', maxAge: companyLoginLifetime } as const;

/** The secret of a browser that began a company login. */
export type BrowserSecret = { secret: string; hash: string };

/** The secret of this browser, or null if it began no company login. */
export function findBrowserSecret(request: FastifyRequest): BrowserSecret | null {
  const secret = readSecret(request, cookie.name);
  return secret === null ? null : { secret, hash: hashSecret(secret) };
}

/** The secret of this browser, created if there is none. Logins that begin in several tabs share it. */
export function giveBrowserSecret(request: FastifyRequest, reply: FastifyReply): BrowserSecret {
  const existing = findBrowserSecret(request);
  const secret = existing?.secret ?? createSecret();
  setCookie(reply, cookie, secret);
  return { secret, hash: hashSecret(secret) };
}

/** Nonce and PKCE verifier of a login: derived from the browser's secret, so that the server stores neither. */
export function checksOf({ secret }: BrowserSecret, state: string): LoginChecks {
  const derive = (name: string) => createHmac('sha256', secret).update(`${name} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}
