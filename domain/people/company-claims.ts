/** Claims about a person from the company's provider, unchecked: those of an ID token or a UserInfo response. */
export type CompanyClaims = Readonly<Record<string, unknown>>;

/** The claims by which a provider can state that an address is verified. Entra ID only has its own, `xms_edov`. */
export const verifiedClaims = ['email_verified', 'xms_edov'] as const;
type VerifiedClaim = (typeof verifiedClaims)[number];

/** Which addresses are accepted: those in `domains` (any if empty) that the claim `verifiedClaim` confirms. */
export type AddressRules = { domains: readonly string[]; verifiedClaim: VerifiedClaim };

/** Why no sales user can be looked up by these claims. */
type ClaimsError = 'error_company_unverified' | 'error_company_domain';

/** Google uses one issuer for all accounts, private ones included. The claim `hd` names an account's company. */
const google = 'https://accounts.google.com';
/** Entra ID writes its boolean claim in several ways. */
const trueInEntra: readonly unknown[] = [true, 1, '1', 'true'];

/**
 * The address by which to look up the sales user, or why it cannot be trusted. An unverified address is never accepted:
 * in many directories, people or administrators of other companies can enter any address.
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
 * Whether the provider states that it checked somebody in one of these ways (`acr`, OpenID Connect Core 1.0, section
 * 2). Any way will do if none is required. Values are compared case-sensitively.
 */
export function isCheckedStrongly(claims: CompanyClaims, strengths: readonly string[]): boolean {
  return strengths.length === 0 || (typeof claims.acr === 'string' && strengths.includes(claims.acr));
}

/**
 * Whether a Google account belongs to none of the companies with these domains. Its address does not prove that it
 * does: anybody can have an account with a company's address, even after leaving the company.
 */
export function isForeignGoogleAccount(claims: CompanyClaims, domains: readonly string[]): boolean {
  if (claims.iss !== google || domains.length === 0) return false;
  return typeof claims.hd !== 'string' || !domains.includes(claims.hd.toLowerCase());
}
