import type { CompanyLoginCode } from '../../errors/company-login-codes.ts';

/** Why a company login failed, or why a password is refused, by code. The sales login shows them. */
export const companyLoginTexts = {
  error_company_denied: 'The company login was cancelled, or your company does not let you in here',
  error_company_expired: 'This login took too long, or began in another browser. Please try again',
  error_company_unknown: 'Nobody in this project has your email address. Please ask your administrator to add you',
  error_company_inactive: 'Your account in this project is disabled. Please ask your administrator',
  error_company_unverified:
    'Your company did not confirm that your email address is yours. Please ask your administrator',
  error_company_domain: 'This account does not belong to the company. Please log in with your work account',
  error_company_other_account:
    'You usually log in here with another account of your company. If it was replaced, ask your administrator to unlink it',
  error_company_weak:
    'Your company let you in without the second step that is required here. Please log in again with it, or ask your administrator',
  error_company_away: 'Your company’s login cannot be reached right now. Please try again in a moment',
  error_company_failed: 'The company login did not work. Please try again, or ask your administrator',
  error_company_only: 'Passwords are switched off here. Please log in with your company account',
} as const satisfies Record<CompanyLoginCode, string>;
