import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { companyLoginCalls } from '#contract/calls/company-login.ts';
import { safeNext } from '#domain/navigation/next-address.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { CompanyLoginError } from '#server/company/company-login-error.ts';
import { companyLogins, knownDevices } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { networkOf } from '#server/http/network-of.ts';
import { ProblemError } from '#server/http/problem.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { refuse } from '#server/http/refuse.ts';
import { pageLink } from '#server/mail/outbox.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { findSecret } from '#server/sessions/browser-cookie.ts';
import { deviceCookie } from '#server/sessions/known-devices.ts';
import { callbackPath, checksOf, companyLoginLifetime, giveBrowserSecret } from './company-login-cookie.ts';

/**
 * Begins a login by the company's provider: only this browser can finish it, once, within ten minutes. Refuses if the
 * provider cannot be reached. Throws `not_found` if the company has none.
 */
export function beginCompanyLogin(dependencies: Dependencies): CallHandler<typeof companyLoginCalls.beginCompanyLogin> {
  const { db, company, linkBase } = dependencies;
  const limit = limitCompanyLogins(dependencies);
  return async ({ body, language, request, reply }) => {
    if (company === null) throw new ProblemError('not_found');
    await limit(request);
    const browser = giveBrowserSecret(request, reply);
    const state = createSecret();
    try {
      const url = await company.addressOfLogin(checksOf(browser, state), callbackOf(linkBase()), language);
      await db.insert(companyLogins).values({
        state_hash: hashSecret(state),
        browser_hash: browser.hash,
        project_id: body.project_id,
        language,
        next: safeNext(body.next),
        expires_at: sql`now() + make_interval(secs => ${companyLoginLifetime})`,
      });
      return { response: true, url: url.href };
    } catch (error) {
      if (error instanceof CompanyLoginError) return refuse(error.code, language);
      throw error;
    }
  };
}

/** The redirect URI, to which the provider sends browsers back. It must be registered at the provider. */
export function callbackOf(linkBase: URL): URL {
  return pageLink(linkBase, ...callbackPath.slice(1).split('/'));
}

type Limit = (request: CallContext<typeof companyLoginCalls.beginCompanyLogin>['request']) => Promise<void>;

/**
 * Limits how often a login begins, since each writes a row and may cause requests to the provider. Browsers in which a
 * sales user was logged in before are counted separately.
 */
function limitCompanyLogins({ db, pool }: Pick<Dependencies, 'db'> & { pool: pg.Pool }): Limit {
  const devices = createRateLimiter(pool, { name: 'company-login-device', attempts: 20, seconds: 600 });
  const networks = createRateLimiter(pool, { name: 'company-login-network', attempts: 30, seconds: 60 });
  return async (request) => {
    const device = findSecret(request, deviceCookie);
    const [known] =
      device === null
        ? []
        : await db
            .select({ user: knownDevices.user_id })
            .from(knownDevices)
            .where(eq(knownDevices.device_hash, device))
            .limit(1);
    await (device !== null && known ? devices.consume(device) : networks.consume(networkOf(request.ip)));
  };
}
