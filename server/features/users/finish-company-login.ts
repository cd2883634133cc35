import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompanyLoginCode } from '#contract/errors/company-login-codes.ts';
import type { Language } from '#domain/texts/language.ts';
import { withNext } from '#domain/navigation/next-address.ts';
import { CompanyLoginError } from '#server/company/company-login-error.ts';
import type { CompanyProvider } from '#server/company/company-provider.ts';
import type { Database } from '#server/database/connection.ts';
import { companyLogins } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { originOf } from '#server/http/request-origin.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import { hashSecret } from '#server/people/secret.ts';
import { companyKeysOf, isLoggedOut } from '#server/sessions/company-keys.ts';
import { sessionTokenOf } from '#server/sessions/session-cookie.ts';
import { findActor } from '#server/sessions/sessions.ts';
import { callbackOf } from './begin-company-login.ts';
import { callbackPath, checksOf, findBrowserSecret, type BrowserSecret } from './company-login-cookie.ts';
import { findCompanyUser, findLinked } from './find-company-user.ts';
import { renewSession, sendSession } from './renew-session.ts';

type Finish = Pick<Dependencies, 'db' | 'linkBase' | 'onMail' | 'onSessionChange' | 'onFailedLogin'> & {
  company: CompanyProvider;
};
type Pending = { state: string; browser: BrowserSecret; projectId: number; language: Language; next: string };

/**
 * Registers the address to which the provider sends browsers back. It always redirects to a page of this site: to where
 * the login began, with a new session, or to the sales login with the reason.
 */
export function registerCompanyCallback(app: FastifyInstance, dependencies: Finish): void {
  app.get(callbackPath, async (request, reply) => {
    const { failed, next } = await finish(dependencies, request, reply).catch((error: unknown) => {
      request.log.error({ err: error }, 'a company login could not be finished');
      return { failed: 'error_server' as const, next: '/' };
    });
    if (failed !== null) dependencies.onFailedLogin(request, 'companyLogin', failed);
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(failed === null ? next : loginPage(failed, next), 303);
  });
}

/** Why the login failed (null if it did not), and the page to continue at. */
type Outcome = { failed: CompanyLoginCode | 'error_server' | null; next: string };

async function finish(dependencies: Finish, request: FastifyRequest, reply: FastifyReply): Promise<Outcome> {
  const pending = await takePending(dependencies.db, request);
  if (pending === null) return { failed: 'error_company_expired', next: '/' };
  return { failed: await logIn(dependencies, pending, { request, reply }), next: pending.next };
}

/** The sales login, which shows the reason and continues at `next`. */
function loginPage(failed: NonNullable<Outcome['failed']>, next: string): string {
  const page = withNext('/salesLogin', next);
  return `${page}${page.includes('?') ? '&' : '?'}failed=${failed}`;
}

/** Takes the login that this browser began, so that the address cannot be used again. Null if there is none. */
async function takePending(db: Database, request: FastifyRequest): Promise<Pending | null> {
  const { state } = request.query as { state?: unknown };
  const browser = findBrowserSecret(request);
  if (typeof state !== 'string' || browser === null) return null;
  const [taken] = await db
    .delete(companyLogins)
    .where(
      and(
        eq(companyLogins.state_hash, hashSecret(state)),
        eq(companyLogins.browser_hash, browser.hash),
        gt(companyLogins.expires_at, sql`now()`),
      ),
    )
    .returning();
  return taken ? { state, browser, projectId: taken.project_id, language: taken.language, next: taken.next } : null;
}

/** Logs in the user whom the provider authenticated. Returns null, or why nobody was logged in. */
async function logIn(
  dependencies: Finish,
  { state, browser, projectId, language }: Pending,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<CompanyLoginCode | null> {
  const { db, company, linkBase } = dependencies;
  const returned = callbackOf(linkBase());
  returned.search = request.url.slice(request.url.indexOf('?'));
  try {
    const person = await company.collect(returned, checksOf(browser, state));
    const userId = await findCompanyUser(db, company.options, person, { projectId, origin: originOf(request) });
    const actor = await findActor(db, sessionTokenOf(request));
    const keys = companyKeysOf(person);
    const login = { userId, method: 'company', authenticatedAt: person.authenticatedAt, company: keys } as const;
    const session = await inTransaction(db, async (tx) => {
      if (await isLoggedOut(tx, keys, person)) throw new CompanyLoginError('error_company_expired', 'logged out');
      const isLinked = (await lockUserShared(tx, userId)) && (await findLinked(tx, person)) === userId;
      return isLinked ? renewSession(tx, dependencies, { actor, request, language }, login) : null;
    });
    if (session === null) return 'error_company_inactive';
    sendSession(dependencies, { reply }, session);
    return null;
  } catch (error) {
    if (error instanceof CompanyLoginError) return error.code;
    throw error;
  }
}
