import type { Translated } from '#domain/texts/language.ts';
import type { secondFactorTexts as englishSecondFactorTexts } from '../en/second-factors.ts';

export const secondFactorTexts: Translated<typeof englishSecondFactorTexts> = {
  second_factor_needed: 'Bitte bestätigen Sie die Anmeldung mit Ihrem zweiten Schritt',
  enrolment_needed: 'Ihr Konto braucht einen zweiten Schritt bei der Anmeldung. Bitte richten Sie ihn ein',
  login_step_over:
    'Diese Anmeldung hat zu lange gedauert oder zu viele Versuche gebraucht. Bitte geben Sie Ihr Passwort erneut ein',
  code_wrong: 'Dieser Code ist falsch oder wurde schon verwendet. Bitte warten Sie auf den nächsten',
  recovery_code_wrong: 'Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet',
  passkey_failed:
    'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an',
  passkeys_elsewhere: 'Unter dieser Adresse funktionieren Passkeys nicht',
  passkeys_full: 'Mehr Passkeys sind nicht möglich. Bitte entfernen Sie zuerst einen',
  confirm_first: 'Bitte bestätigen Sie zuerst, dass Sie es sind',
  second_factor_required:
    'Sie haben keinen anderen zweiten Schritt, und Ihr Konto braucht einen. Bitte fügen Sie zuerst einen weiteren hinzu',
};
