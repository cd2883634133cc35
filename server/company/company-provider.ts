import * as oidc from 'openid-client';
import { confirmationLifetime } from '#domain/people/second-factor.ts';
import type { CompanyClaims } from '#domain/people/company-claims.ts';
import type { ReportOutage } from '#server/http/outage-log.ts';
import type { CompanyOptions } from './company-options.ts';
import { CompanyLoginError } from './company-login-error.ts';
import { addressOfKeys, createKeyFinder, verifyLogoutToken, type CompanyLogout } from './logout-token.ts';
import { toCompanyError } from './to-company-error.ts';

/** The secrets that bind one login to the browser that began it. */
export type LoginChecks = { state: string; nonce: string; verifier: string };

/**
 * Who logged in. `authenticatedAt` is when they last authenticated at the provider, null if it does not state that.
 * `findEmailClaims` returns the claims of the UserInfo endpoint, for an address that is not in the ID token.
 */
export type CompanyPerson = {
  issuer: string;
  subject: string;
  /** The id of the provider's own session, if stated. */
  sid: string | null;
  /** When the ID token was issued. */
  issuedAt: Date;
  claims: CompanyClaims;
  authenticatedAt: Date | null;
  findEmailClaims(): Promise<CompanyClaims>;
};

/** The company's OpenID Connect provider. Every function throws `CompanyLoginError` if it fails. */
export type CompanyProvider = {
  options: CompanyOptions;
  /**
   * The address at the provider that logs somebody in and then leads to `redirectUri`. It requires an authentication
   * that is not older than `confirmationLifetime`, and requests one of `strengths`, which providers may ignore.
   */
  addressOfLogin(checks: LoginChecks, redirectUri: URL, language: string): Promise<URL>;
  /**
   * The address at the provider that logs somebody out there and then leads to `redirectUri` (OpenID Connect
   * RP-Initiated Logout 1.0). Null if there is none, or if the provider does not answer now, so that nobody ends on a
   * dead page.
   */
  addressOfLogout(redirectUri: URL, language: string): Promise<URL | null>;
  /** Verifies the address to which the provider returned the browser, and finds out who logged in. */
  collect(returned: URL, checks: LoginChecks): Promise<CompanyPerson>;
  /** Verifies a logout token. Null if it is not from this provider and for this application. */
  readLogout(token: string): Promise<CompanyLogout | null>;
};

/** How long one request to the provider may take, in seconds. */
const defaultTimeout = 5;
/** How long the provider's metadata is used, in milliseconds. */
const validFor = 3_600_000;
/** How long metadata is not requested again after a failure, in milliseconds. */
const pauseAfterFailure = 5_000;

/**
 * Nothing is requested from the provider until somebody logs in. `report` logs why a login or logout failed; only tests
 * pass a `timeout`, in seconds.
 */
export function createCompanyProvider(
  options: CompanyOptions,
  report: ReportOutage,
  timeout = defaultTimeout,
): CompanyProvider {
  const discover = createDiscovery(() => requestConfiguration(options, timeout));
  const findKeys = createKeyFinder();
  const orFail = async <T>(
    step: () => Promise<T>,
    message = 'a login by the company’s provider failed',
  ): Promise<T> => {
    try {
      return await step();
    } catch (error) {
      const failure = toCompanyError(error);
      if (failure.code !== 'error_company_denied') report(failure, message);
      throw failure;
    }
  };
  return {
    options,
    addressOfLogin: (checks, redirectUri, language) =>
      orFail(async () =>
        loginAddress(await discover(), checks, { redirectUri, language, strengths: options.strengths }),
      ),
    async addressOfLogout(redirectUri, language) {
      if (!options.logsOut) return null;
      const configuration = await orFail(
        () => discover({ isFresh: true }),
        'a logout did not go on to the company’s provider',
      ).catch(() => null);
      if (configuration?.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: redirectUri.href,
        ui_locales: language,
      });
    },
    collect: (returned, checks) => orFail(async () => redeem(await discover(), returned, checks, orFail)),
    readLogout: (token) =>
      orFail(async () => {
        const metadata = (await discover()).serverMetadata();
        const keys = findKeys(addressOfKeys(metadata), timeout);
        return verifyLogoutToken(token, { metadata, clientId: options.clientId, keys });
      }),
  };
}

async function loginAddress(
  configuration: oidc.Configuration,
  { state, nonce, verifier }: LoginChecks,
  { redirectUri, language, strengths }: { redirectUri: URL; language: string; strengths: readonly string[] },
): Promise<URL> {
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri.href,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    max_age: String(confirmationLifetime),
    ui_locales: language,
    ...(strengths.length > 0 && { acr_values: strengths.join(' ') }),
  });
}

/** Exchanges the code with which somebody returned for their claims. */
async function redeem(
  configuration: oidc.Configuration,
  returned: URL,
  { state, nonce, verifier }: LoginChecks,
  orFail: <T>(step: () => Promise<T>) => Promise<T>,
): Promise<CompanyPerson> {
  const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new CompanyLoginError('error_company_failed', 'without an ID token');
  const findEmailClaims = async () =>
    claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined
      ? claims
      : orFail(() => oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub));
  const authenticatedAt = claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000);
  const sid = typeof claims.sid === 'string' ? claims.sid : null;
  const issuedAt = new Date(claims.iat * 1000);
  return { issuer: claims.iss, subject: claims.sub, sid, issuedAt, claims, authenticatedAt, findEmailClaims };
}

/**
 * Reads the provider's metadata (OpenID Connect Discovery): at the first login, and again once an hour. Logins share
 * one request. If it fails, the last metadata is used; without any, the next request is made after a pause. With
 * `isFresh`, earlier metadata is not used: if the provider does not answer now, the function throws.
 */
function createDiscovery(request: () => Promise<oidc.Configuration>): Discover {
  let last: { configuration: oidc.Configuration; readAt: number } | undefined;
  let failure: { error: unknown; at: number } | undefined;
  let reading: Promise<oidc.Configuration> | undefined;
  const read = async () => {
    try {
      const configuration = await request();
      last = { configuration, readAt: performance.now() };
      failure = undefined;
      return configuration;
    } catch (error) {
      failure = { error, at: performance.now() };
      throw error;
    } finally {
      reading = undefined;
    }
  };
  return async ({ isFresh = false } = {}) => {
    const isPaused = failure !== undefined && failure.at + pauseAfterFailure > performance.now();
    if (!isFresh && last !== undefined && (isPaused || last.readAt + validFor > performance.now()))
      return last.configuration;
    if (failure !== undefined && isPaused) throw failure.error;
    reading ??= read();
    const known = isFresh ? undefined : last;
    return known === undefined ? reading : reading.catch(() => known.configuration);
  };
}

type Discover = (how?: { isFresh?: boolean }) => Promise<oidc.Configuration>;

async function requestConfiguration(
  { issuer, clientId, clientSecret, clientAuth }: CompanyOptions,
  timeout: number,
): Promise<oidc.Configuration> {
  const address = new URL(issuer);
  const authenticate = clientAuth === 'client_secret_post' ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
  const configuration = await oidc.discovery(address, clientId, undefined, authenticate(clientSecret), {
    timeout,
    execute: [oidc.enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
  });
  const named = configuration.serverMetadata().issuer;
  // The library lets Entra ID name another issuer, for applications that admit every company.
  if (new URL(named).href !== address.href)
    throw new CompanyLoginError('error_company_away', `OIDC_ISSUER must be ${named}`);
  return configuration;
}
