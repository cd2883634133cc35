import { sql } from 'drizzle-orm';
import type { companyLoginCalls } from '#contract/calls/company-login.ts';
import { safeNext } from '#domain/navigation/next-address.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { CompanyLoginError } from '#server/company/company-login-error.ts';
import { companyLogins } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { limitBrowsers } from '#server/http/limit-calls.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import { pageLink } from '#server/mail/outbox.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { callbackPath, checksOf, companyLoginLifetime, giveBrowserSecret } from './company-login-cookie.ts';

/**
 * Begins a login by the company's provider: only this browser can finish it, once, within ten minutes. Refuses if the
 * provider cannot be reached. Throws `not_found` if the company has none.
 */
export function beginCompanyLogin(dependencies: Dependencies): CallHandler<typeof companyLoginCalls.beginCompanyLogin> {
  const { db, company, linkBase } = dependencies;
  // Each login that begins writes a row and may cause requests to the provider.
  const limit = limitBrowsers(dependencies, 'company-login', {
    perDevice: { attempts: 20, seconds: 600 },
    perNetwork: { attempts: 30, seconds: 60 },
  });
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
