import { and, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { companyLogouts, type sessions, type tabletLogins } from '#server/database/schema.ts';
import { lockCompanyLoginsShared } from '#server/people/lock-users.ts';
import { hashSecret } from '#server/people/secret.ts';

/**
 * The identifiers of a login at the company's provider: hashes of the account and of the provider's own session, null
 * if not stated.
 */
export type CompanyKeys = { company_account: string | null; company_sid: string | null };

/** The keys of sessions without a company login. */
export const noCompany: CompanyKeys = { company_account: null, company_sid: null };

/** The keys of a login or a logout. */
export function companyKeysOf(named: { issuer: string; subject: string | null; sid: string | null }): CompanyKeys {
  const hash = (kind: string, name: string | null) =>
    name === null ? null : hashSecret(JSON.stringify([kind, named.issuer, name]));
  return { company_account: hash('account', named.subject), company_sid: hash('sid', named.sid) };
}

/**
 * Condition: the row began with a company login that a logout ends, because it is of the same provider's session and
 * account. A login without a provider's session is ended by every logout of its account.
 */
export function endedByLogout(
  rows: typeof sessions | typeof tabletLogins,
  { company_account, company_sid }: CompanyKeys,
): SQL {
  const isOfAccount = company_account === null ? undefined : eq(rows.company_account, company_account);
  const isOfSid = company_sid === null ? undefined : eq(rows.company_sid, company_sid);
  const ofNoSid = isOfAccount === undefined || isOfSid === undefined ? undefined : isNull(rows.company_sid);
  // A logout without account and session ends nothing.
  return and(isOfAccount, or(isOfSid, ofNoSid)) ?? sql`false`;
}

/** When somebody authenticated at the provider (null if not stated), and when the ID token was issued. */
type LoginTimes = { authenticatedAt: Date | null; issuedAt: Date };

/**
 * Whether the provider announced the logout of a login that was under way: its session ended after the authentication
 * or, if the login or the announcement names no session, the account was logged out after the ID token was issued. A
 * later login succeeds, even in a session with the same id. Announcements wait until the transaction ends, so that they
 * find the session that it begins.
 */
export async function isLoggedOut(tx: Transaction, keys: CompanyKeys, times: LoginTimes): Promise<boolean> {
  await lockCompanyLoginsShared(tx);
  const { company_account: account, company_sid: sid, token_hash: hash, issued_at } = companyLogouts;
  const { company_account: ownAccount, company_sid: ownSid } = keys;
  const isOfAccount = ownAccount === null ? sql`false` : eq(account, ownAccount);
  const isAfterLogin = gte(issued_at, times.authenticatedAt ?? times.issuedAt);
  const ofSid = ownSid === null ? undefined : and(eq(sid, ownSid), or(isNull(account), isOfAccount), isAfterLogin);
  const ofAccount = and(isOfAccount, gte(issued_at, times.issuedAt), ownSid === null ? undefined : isNull(sid));
  const [found] = await tx.select({ hash }).from(companyLogouts).where(or(ofSid, ofAccount)).limit(1);
  return found !== undefined;
}
