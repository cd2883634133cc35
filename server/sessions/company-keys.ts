import { and, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { companyLogouts, type sessions, type tabletLogins } from '#server/database/schema.ts';
import { lockCompanyLoginsShared } from '#server/people/lock-users.ts';
import { hashSecret } from '#server/people/secret.ts';

/**
 * What the company's provider calls a login by: hashes of the account and of its own session, null if it names none.
 */
export type CompanyKeys = { company_account: string | null; company_sid: string | null };

/** Those of sessions without a company login. */
export const noCompany: CompanyKeys = { company_account: null, company_sid: null };

/** The keys of a login or a logout. */
export function companyKeysOf(named: { issuer: string; subject: string | null; sid: string | null }): CompanyKeys {
  const hash = (kind: string, name: string | null) =>
    name === null ? null : hashSecret(JSON.stringify([kind, named.issuer, name]));
  return { company_account: hash('account', named.subject), company_sid: hash('sid', named.sid) };
}

/**
 * The rows that began with a login which a logout ends: of the provider's session and account that it names. What began
 * with a login that named no session of the provider ends with its account.
 */
export function endedByLogout(
  rows: typeof sessions | typeof tabletLogins,
  { company_account, company_sid }: CompanyKeys,
): SQL {
  const isOfAccount = company_account === null ? undefined : eq(rows.company_account, company_account);
  const isOfSid = company_sid === null ? undefined : eq(rows.company_sid, company_sid);
  const ofNoSid = isOfAccount === undefined || isOfSid === undefined ? undefined : isNull(rows.company_sid);
  // A logout that names nobody ends nothing.
  return and(isOfAccount, or(isOfSid, ofNoSid)) ?? sql`false`;
}

/** When somebody proved to the provider who they are, null if it does not say, and when it wrote the ID token. */
type LoginTimes = { authenticatedAt: Date | null; issuedAt: Date };

/**
 * Whether the provider announced meanwhile that a login is over that was under way: its session ended after its owner
 * had proved who they are or, if the login or the announcement names no session, the account was logged out after the
 * ID token was written. Whoever logs in again is let in, even in a session of the same name. Keeps announcements
 * waiting until the transaction ends, so that they find the session that it begins.
 */
export async function isLoggedOut(tx: Transaction, keys: CompanyKeys, times: LoginTimes): Promise<boolean> {
  await lockCompanyLoginsShared(tx);
  const { company_account: account, company_sid: sid, token_hash: hash, issued_at } = companyLogouts;
  const { company_account: ownAccount, company_sid: ownSid } = keys;
  const isOfAccount = ownAccount === null ? sql`false` : eq(account, ownAccount);
  const isAfterProof = gte(issued_at, times.authenticatedAt ?? times.issuedAt);
  const ofSid = ownSid === null ? undefined : and(eq(sid, ownSid), or(isNull(account), isOfAccount), isAfterProof);
  const ofAccount = and(isOfAccount, gte(issued_at, times.issuedAt), ownSid === null ? undefined : isNull(sid));
  const [found] = await tx.select({ hash }).from(companyLogouts).where(or(ofSid, ofAccount)).limit(1);
  return found !== undefined;
}
