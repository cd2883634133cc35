/** What the company's provider says about somebody, as it came: claims of an ID token or of its UserInfo answer. */
export type CompanyClaims = Readonly<Record<string, unknown>>;

/** The claims that can say that an address is verified. Entra ID only has its own, `xms_edov`. */
export const verifiedClaims = ['email_verified', 'xms_edov'] as const;
export type VerifiedClaim = (typeof verifiedClaims)[number];

/** Which addresses count: their domains (any if there are none), and the claim that says that one is verified. */
export type AddressRules = { domains: readonly string[]; verifiedClaim: VerifiedClaim };

/** Why nobody can be found by these claims. */
export type ClaimsError = 'error_company_unverified' | 'error_company_domain';

/** Google issues the tokens of every account there is under one issuer. `hd` names the company of an account. */
const google = 'https://accounts.google.com';
/** Entra ID writes its boolean claim in several ways. */
const trueInEntra: readonly unknown[] = [true, 1, '1', 'true'];

/**
 * The address by which a sales user may be found, once it is certain that it belongs to who logged in. An address that
 * is not verified never counts: in many directories people, or administrators of other companies, can write anything
 * there.
 */
export function readCompanyEmail(
  claims: CompanyClaims,
  { domains, verifiedClaim }: AddressRules,
): { email: string } | { error: ClaimsError } {
  const { email } = claims;
  const verified = claims[verifiedClaim];
  const isVerified = verifiedClaim === 'xms_edov' ? trueInEntra.includes(verified) : verified === true;
  if (typeof email !== 'string' || !isVerified) return { error: 'error_company_unverified' };
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.length === 0 || domains.includes(domain) ? { email } : { error: 'error_company_domain' };
}

/**
 * Whether the provider says that it checked somebody in one of these ways (`acr`, OpenID Connect Core 1.0, 2). Any way
 * will do if none is asked for. Values are compared as they are, in the case that they have.
 */
export function isCheckedStrongly(claims: CompanyClaims, strengths: readonly string[]): boolean {
  return strengths.length === 0 || (typeof claims.acr === 'string' && strengths.includes(claims.acr));
}

/**
 * Whether an account of Google is of none of the companies with these domains: anybody can have an account with an
 * address of a company, also after leaving it.
 */
export function isForeignGoogleAccount(claims: CompanyClaims, domains: readonly string[]): boolean {
  if (claims.iss !== google || domains.length === 0) return false;
  return typeof claims.hd !== 'string' || !domains.includes(claims.hd.toLowerCase());
}
