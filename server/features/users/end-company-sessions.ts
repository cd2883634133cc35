import { sql } from 'drizzle-orm';
import type { companyLoginCalls } from '#contract/calls/company-login.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { CompanyLoginError } from '#server/company/company-login-error.ts';
import type { CompanyProvider } from '#server/company/company-provider.ts';
import type { CompanyLogout } from '#server/company/logout-token.ts';
import type { Transaction } from '#server/database/connection.ts';
import { companyLogouts, sessions, tabletLogins } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ProblemError } from '#server/http/problem.ts';
import { lockCompanyLogins } from '#server/people/lock-users.ts';
import { hashSecret } from '#server/people/secret.ts';
import { companyKeysOf, endedByLogout } from '#server/sessions/company-keys.ts';
import { endSessionsWhere } from '#server/sessions/end-sessions.ts';

/**
 * Ends the sessions that began with a company login whose logout the provider announces, and those on tablets that were
 * logged in from them (OpenID Connect Back-Channel Logout 1.0). The answer does not reveal whether there were any.
 * Throws `invalid_parameters` for anything but a fresh announcement of this provider, `unavailable` if the provider's
 * keys cannot be read, and `not_found` if the company has no provider.
 */
export function endCompanySessions({
  db,
  company,
  onSessionChange,
}: Dependencies): CallHandler<typeof companyLoginCalls.endCompanySessions> {
  return async ({ body, reply }) => {
    if (company === null) throw new ProblemError('not_found');
    reply.header('cache-control', 'no-store');
    const logout = await readLogout(company, body.logout_token);
    if (logout === null || !(await inTransaction(db, (tx) => end(tx, logout))))
      throw new ProblemError('invalid_parameters');
    onSessionChange();
    return { response: true };
  };
}

async function readLogout(company: CompanyProvider, token: string): Promise<CompanyLogout | null> {
  try {
    return await company.readLogout(token);
  } catch (error) {
    if (!(error instanceof CompanyLoginError)) throw error;
    throw new ProblemError('unavailable', { headers: { 'retry-after': '30' } });
  }
}

/** Returns false and ends nothing if the announcement was used before, since it may have been stolen. */
async function end(tx: Transaction, logout: CompanyLogout): Promise<boolean> {
  const keys = companyKeysOf(logout);
  await lockCompanyLogins(tx);
  const recorded = await tx
    .insert(companyLogouts)
    .values({
      token_hash: hashSecret(JSON.stringify([logout.issuer, logout.tokenId])),
      ...keys,
      issued_at: logout.issuedAt,
      expires_at: sql`now() + make_interval(secs => ${keptFor})`,
    })
    .onConflictDoNothing()
    .returning({ hash: companyLogouts.token_hash });
  if (recorded.length === 0) return false;
  await tx.delete(tabletLogins).where(endedByLogout(tabletLogins, keys));
  await endSessionsWhere(tx, endedByLogout(sessions, keys));
  return true;
}

/**
 * How long an announcement is remembered, in seconds: longer than it is accepted, and longer than a login may take.
 */
const keptFor = 1800;
