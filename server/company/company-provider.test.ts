import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createCompanyProvider } from './company-provider.ts';
import type { CompanyOptions } from './company-options.ts';
import { addressOfKeys } from './logout-token.ts';

const options: Omit<CompanyOptions, 'issuer'> = {
  clientId: 'loggia',
  clientSecret: 'secret',
  clientAuth: 'client_secret_post',
  name: 'Acme',
  domains: [],
  verifiedClaim: 'email_verified',
  isOnly: false,
  logsOut: true,
  strengths: [],
};
const checks = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };

/** Starts a provider that answers with `handle`; `begin` returns the path or error code of a login begun there. */
async function beginAt(
  handle: RequestListener,
): Promise<{ requests: number; begin(): Promise<unknown>; log: string[] }> {
  const state = { requests: 0 };
  const server = createServer((request, response) => {
    state.requests += 1;
    handle(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log: string[] = [];
  const provider = createCompanyProvider({ ...options, issuer }, (error) => log.push(String(error)), 0.2);
  const begin = () =>
    provider.addressOfLogin(checks, new URL('http://localhost/back'), 'en').then(
      (url) => url.pathname,
      (error: { code: string }) => error.code,
    );
  return {
    begin,
    log,
    get requests() {
      return state.requests;
    },
  };
}

it('gives up on a provider that does not answer, with one request for many logins', async () => {
  const fixture = await beginAt(() => undefined);
  const answers = await Promise.all(Array.from({ length: 20 }, fixture.begin));
  expect(new Set([...answers, await fixture.begin()])).toEqual(new Set(['error_company_away']));
  expect(fixture.requests).toBe(1);
});

it.each([
  ['an error', 500, '{}'],
  ['no JSON', 200, 'hello'],
])('treats a provider that answers with %s as unreachable', async (_, status, body) => {
  const { begin } = await beginAt((_request, response) => void response.writeHead(status).end(body));
  expect(await begin()).toBe('error_company_away');
});

it('refuses a provider that states another issuer than the configured one, and logs that', async () => {
  const fixture = await beginAt((_request, response) => {
    const issuer = 'https://login.evil.example';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }),
    );
  });
  expect(await fixture.begin()).toBe('error_company_failed');
  expect(fixture.log).toHaveLength(1);
});

it('reads the keys for logout tokens only over TLS, unless the provider is on this machine', () => {
  const find = (issuer: string, jwks_uri?: string) => addressOfKeys({ issuer, ...(jwks_uri && { jwks_uri }) }).href;
  expect(find('https://login.acme.example', 'https://keys.acme.example/k')).toBe('https://keys.acme.example/k');
  expect(find('http://127.0.0.1:1', 'http://127.0.0.1:1/k')).toBe('http://127.0.0.1:1/k');
  for (const wrong of ['http://login.acme.example/k', '/k', undefined])
    expect(() => find('https://login.acme.example', wrong)).toThrow('error_company_away');
});
