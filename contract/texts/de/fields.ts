import type { Translated } from '#domain/texts/language.ts';
import type { fieldTexts as englishFieldTexts } from '../en/fields.ts';

export const fieldTexts: Translated<typeof englishFieldTexts> = {
  email_missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  client_email_missing: 'Bitte geben Sie die E-Mail-Adresse des Kunden ein',
  email_invalid: 'Die E-Mail-Adresse ist ungültig',
  password_missing: 'Bitte geben Sie ein Passwort ein',
  own_password_missing: 'Bitte geben Sie Ihr Passwort ein',
  password_short: 'Das Passwort braucht mindestens {min} Zeichen',
  password_common: 'Dieses Passwort benutzen zu viele. Bitte wählen Sie ein anderes',
  password_breached: 'Dieses Passwort ist durch ein Datenleck bekannt geworden. Bitte wählen Sie ein anderes',
  password_personal: 'Bitte wählen Sie nicht Ihren Namen, Ihre E-Mail-Adresse oder den Namen des Projekts als Passwort',
  current_password_missing: 'Bitte geben Sie Ihr jetziges Passwort ein',
  current_password_wrong: 'Das ist nicht Ihr jetziges Passwort',
  password_again_missing: 'Bitte wiederholen Sie Ihr Passwort',
  passwords_differ: 'Die Passwörter stimmen nicht überein',
  name_missing: 'Bitte geben Sie den Namen ein',
  first_name_missing: 'Bitte geben Sie Ihren Vornamen ein',
  last_name_missing: 'Bitte geben Sie Ihren Nachnamen ein',
  name_short: 'Ihr Name ist zu kurz',
  phone_missing: 'Bitte geben Sie Ihre Telefonnummer ein',
  other_email_missing: 'Bitte geben Sie die E-Mail-Adresse ein',
  other_first_name_missing: 'Bitte geben Sie den Vornamen ein',
  other_last_name_missing: 'Bitte geben Sie den Nachnamen ein',
  other_name_short: 'Der Name ist zu kurz',
  other_phone_missing: 'Bitte geben Sie die Telefonnummer ein',
  code_missing: 'Bitte geben Sie den Bestätigungscode ein',
  terms_missing: 'Bitte akzeptieren Sie die Bedingungen',
  terms_changed:
    'Die Bedingungen haben sich gerade geändert. Bitte laden Sie die Seite neu und lesen Sie sie noch einmal',
  not_there: 'Das gibt es nicht',
};
