import type { Translated } from '#domain/texts/language.ts';
import type { companyLoginTexts as englishCompanyLoginTexts } from '../en/company-login.ts';

export const companyLoginTexts: Translated<typeof englishCompanyLoginTexts> = {
  error_company_denied: 'Die Firmenanmeldung wurde abgebrochen, oder Ihre Firma lässt Sie hier nicht zu',
  error_company_expired:
    'Diese Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es erneut',
  error_company_unknown:
    'Niemand in diesem Projekt hat Ihre E-Mail-Adresse. Bitten Sie Ihren Administrator, Sie hinzuzufügen',
  error_company_inactive: 'Ihr Konto in diesem Projekt ist deaktiviert. Bitte fragen Sie Ihren Administrator',
  error_company_unverified:
    'Ihre Firma hat nicht bestätigt, dass die E-Mail-Adresse Ihnen gehört. Bitte fragen Sie Ihren Administrator',
  error_company_domain: 'Dieses Konto gehört nicht zur Firma. Bitte melden Sie sich mit Ihrem Firmenkonto an',
  error_company_other_account:
    'Sie melden sich hier sonst mit einem anderen Konto Ihrer Firma an. Falls es ersetzt wurde, bitten Sie Ihren Administrator, es zu trennen',
  error_company_weak:
    'Ihre Firma hat Sie ohne den zweiten Schritt angemeldet, der hier verlangt wird. Bitte melden Sie sich damit noch einmal an oder fragen Sie Ihren Administrator',
  error_company_away:
    'Die Anmeldung Ihrer Firma ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal',
  error_company_failed:
    'Die Firmenanmeldung hat nicht geklappt. Versuchen Sie es erneut oder fragen Sie Ihren Administrator',
  error_company_only: 'Passwörter sind hier abgeschaltet. Bitte melden Sie sich mit Ihrem Firmenkonto an',
};
