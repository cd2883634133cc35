import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { CompanyOptions } from '#server/company/company-options.ts';

/** The claims of an account at the company, by the name that its login form accepts. */
export type CompanyAccounts = Record<string, { email?: string; email_verified?: boolean }>;

/**
 * A company with a real OpenID Connect provider. `options` configure the product for it, and `leadBackTo` says to which
 * product it leads browsers back, by its address. `open` starts it again after `close`, with the same accounts.
 */
export type Company = {
  issuer: string;
  options: CompanyOptions;
  accounts: CompanyAccounts;
  leadBackTo(address: string): void;
  open(): Promise<void>;
  close(): Promise<void>;
};

const client = { client_id: 'loggia', client_secret: 'a secret of the client' };

/** Starts a company's provider. Its form accepts any password. */
export async function openCompany(accounts: CompanyAccounts): Promise<Company> {
  let handle: RequestListener = (_request, response) => void response.end();
  const createHttp = () => createServer((request, response) => handle(request, response));
  let http = createHttp();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    options: {
      issuer,
      clientId: client.client_id,
      clientSecret: client.client_secret,
      clientAuth: 'client_secret_post',
      name: 'Acme',
      domains: [],
      verifiedClaim: 'email_verified',
      isOnly: false,
    },
    accounts,
    leadBackTo(address) {
      const back = new URL('/api/users/companyLogin/callback', address).href;
      handle = createProvider(issuer, accounts, [back]).callback();
    },
    async open() {
      http = createHttp();
      http.listen(port, '127.0.0.1');
      await once(http, 'listening');
    },
    async close() {
      const closed = once(http, 'close');
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
}

function createProvider(issuer: string, accounts: CompanyAccounts, redirect_uris: string[]): Provider {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const { warn } = console;
  // It warns that its forms and its memory are not meant for production.
  console.warn = () => undefined;
  try {
    return new Provider(issuer, {
      clients: [
        {
          ...client,
          redirect_uris,
          token_endpoint_auth_method: 'client_secret_post',
          id_token_signed_response_alg: 'ES256',
        },
      ],
      jwks: { keys: [{ ...key, use: 'sig', alg: 'ES256' }] },
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
      cookies: { keys: ['a key of the cookies'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      findAccount: (_context: unknown, id: string) =>
        accounts[id] && { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) },
    });
  } finally {
    console.warn = warn;
  }
}

/**
 * Visits a company's login as a browser without scripts does: follows redirects, fills the forms and agrees. Returns the
 * address that it leads back to.
 */
export async function logInAtCompany(address: string, login: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  let next: { url: URL; form?: URLSearchParams } = { url: new URL(address) };
  const { origin } = next.url;
  for (;;) {
    const { url, form } = next;
    if (url.origin !== origin) return url;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    next = location === null ? fillForm(page, url, login) : { url: new URL(location, url) };
  }
}

/** Submits the form of a page, or cancels if nobody is to log in. */
function fillForm(page: string, url: URL, login: string | null): { url: URL; form?: URLSearchParams } {
  const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
  const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
  const [, abort] = /<a href="([^"]+\/abort)"/.exec(page) ?? [];
  if (login === null && abort !== undefined) return { url: new URL(abort, url) };
  if (prompt === undefined || action === undefined) throw new Error(`The provider answered ${url.pathname}: ${page}`);
  return { url: new URL(action, url), form: new URLSearchParams({ prompt, login: login ?? '', password: 'any' }) };
}
