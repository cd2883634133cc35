/** Why a company login failed, or why a password is refused. */
export const companyLoginCodes = [
  'error_company_denied',
  'error_company_expired',
  'error_company_unknown',
  'error_company_inactive',
  'error_company_unverified',
  'error_company_domain',
  'error_company_other_account',
  'error_company_weak',
  'error_company_away',
  'error_company_failed',
  'error_company_only',
] as const;
export type CompanyLoginCode = (typeof companyLoginCodes)[number];

/** Whether a text, such as a parameter of an address, is one of these codes. */
export function isCompanyLoginCode(code: string | null): code is CompanyLoginCode {
  return companyLoginCodes.some((known) => known === code);
}
