import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, type JWTHeaderParameters } from 'jose';
import { Provider } from 'oidc-provider';
import type { CompanyOptions } from '#server/company/company-options.ts';

/** The claims of accounts at the company, by login name; `acr`: how it checks them. */
export type CompanyAccounts = Record<string, { email?: string; email_verified?: boolean; acr?: string }>;

/**
 * A company with a real OpenID Connect provider. `options` configure the product for it. `setReturnAddress` sets the
 * product's address, to which logins return, and, if it differs, the address that is notified of logouts. `signLogout`
 * signs such a notification with the provider's key; claims and header can be overridden. `open` starts the provider
 * again after `close`, with the same accounts.
 */
export type Company = {
  issuer: string;
  options: CompanyOptions;
  accounts: CompanyAccounts;
  setReturnAddress(address: string, announceAt?: string): void;
  signLogout(claims: Record<string, unknown>, header?: Partial<JWTHeaderParameters>): Promise<string>;
  open(): Promise<void>;
  close(): Promise<void>;
};

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

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
      logsOut: true,
      strengths: [],
    },
    accounts,
    setReturnAddress(address, announceAt = address) {
      const back = new URL('/api/users/companyLogin/callback', address).href;
      const logout = new URL('/api/users/companyLogin/logout', announceAt).href;
      handle = createProvider(issuer, accounts, { back, logout, loggedOut: new URL(address).href }).callback();
    },
    signLogout: (claims, header) =>
      new SignJWT({ iss: issuer, aud: client.client_id, jti: randomUUID(), events: { [logoutEvent]: {} }, ...claims })
        .setProtectedHeader({ alg: 'ES256', typ: 'logout+jwt', ...header })
        .setIssuedAt(claims.iat as number | undefined)
        .sign(privateKey),
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

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

function createProvider(
  issuer: string,
  accounts: CompanyAccounts,
  { back, logout, loggedOut }: { back: string; logout: string; loggedOut: string },
): Provider {
  const key = privateKey.export({ format: 'jwk' });
  const { warn } = console;
  // The provider warns that its forms and its storage are not meant for production.
  console.warn = () => undefined;
  try {
    const provider = new Provider(issuer, {
      clients: [
        {
          ...client,
          redirect_uris: [back],
          post_logout_redirect_uris: [loggedOut],
          backchannel_logout_uri: logout,
          backchannel_logout_session_required: true,
          token_endpoint_auth_method: 'client_secret_post',
          id_token_signed_response_alg: 'ES256',
        },
      ],
      jwks: { keys: [{ ...key, use: 'sig', alg: 'ES256' }] },
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
      cookies: { keys: ['a key of the cookies'] },
      acrValues: ['password', 'two-steps'],
      features: { backchannelLogout: { enabled: true } },
      // By default the provider sends no notifications to addresses of this machine.
      fetch(address: URL, options: RequestInit) {
        Reflect.deleteProperty(options, 'dispatcher');
        return fetch(address, options);
      },
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      findAccount: (_context: unknown, id: string) =>
        accounts[id] && { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) },
    });
    Object.defineProperty(provider.OIDCContext.prototype, 'acr', {
      get(this: { session: { accountId: string } }) {
        return accounts[this.session.accountId]?.acr;
      },
    });
    return provider;
  } finally {
    console.warn = warn;
  }
}

/**
 * Logs in at a company like a browser without scripts: follows redirects, fills in the forms and consents. Returns the
 * address to which the provider redirects in the end.
 */
export async function logInAtCompany(
  address: string,
  login: string | null,
  cookies = new Map<string, string>(),
): Promise<URL> {
  let next: Visit = { url: new URL(address) };
  const { origin } = next.url;
  for (;;) {
    const { url } = next;
    if (url.origin !== origin) return url;
    const response = await request(next, cookies);
    const location = response.headers.get('location');
    const page = await response.text();
    next = location === null ? fillForm(page, url, login) : { url: new URL(location, url) };
  }
}

type Visit = { url: URL; form?: URLSearchParams };

/** Makes one request with the given cookies, and stores those that the response sets. */
async function request({ url, form }: Visit, cookies: Map<string, string>): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(form && { method: 'POST', body: form }),
  });
  for (const set of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    cookies.set(name, value);
  }
  return response;
}

/**
 * Logs out at the provider in a browser with these cookies, on its own page or by `address`, which leads there. The
 * provider sends its notification before it answers. Returns the address to which it redirects, or null.
 */
export async function logOutAtCompany(
  issuer: string,
  cookies: Map<string, string>,
  address = '/session/end',
): Promise<string | null> {
  const page = await (await request({ url: new URL(address, issuer) }, cookies)).text();
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
  const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(page) ?? [];
  const form = new URLSearchParams({ xsrf, logout: 'yes' });
  const answer = await request({ url: new URL(action, issuer), form }, cookies);
  if (answer.status >= 400) throw new Error(`The provider answered its logout: ${await answer.text()}`);
  return answer.headers.get('location');
}

/** Submits the form of a page, or cancels if `login` is null. */
function fillForm(page: string, url: URL, login: string | null): Visit {
  const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
  const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
  const [, abort] = /<a href="([^"]+\/abort)"/.exec(page) ?? [];
  if (login === null && abort !== undefined) return { url: new URL(abort, url) };
  if (prompt === undefined || action === undefined) throw new Error(`The provider answered ${url.pathname}: ${page}`);
  return { url: new URL(action, url), form: new URLSearchParams({ prompt, login: login ?? '', password: 'any' }) };
}
