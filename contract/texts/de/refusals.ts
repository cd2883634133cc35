import type { Translated } from '#domain/texts/language.ts';
import type { refusalTexts as englishRefusalTexts } from '../en/refusals.ts';

export const refusalTexts: Translated<typeof englishRefusalTexts> = {
  error_user_email: 'Sie haben keinen Zugang zu diesem Projekt, oder E-Mail-Adresse oder Passwort sind falsch',
  error_email_taken: 'Diese E-Mail-Adresse ist bereits vergeben',
  error_no_such_user: 'Zu dieser E-Mail-Adresse gibt es keinen Benutzer',
  error_no_such_client: 'Zu dieser E-Mail-Adresse gibt es keinen Kunden',
  error_client_known: 'Dieser Kunde ist bereits registriert',
  error_client_of_another: 'Dieser Kunde ist bereits registriert. Zuständig ist {name}',
  error_client_unassigned: 'Dieser Kunde hat noch keine Betreuung. Übernehmen Sie ihn zuerst',
  error_client_switched_off: 'Dieser Kunde ist deaktiviert. Aktivieren Sie ihn, bevor Sie ihn einladen',
  error_client_taken: '{name} hat diesen Kunden bereits übernommen',
  error_firstly_login_as_user: 'Bitte melden Sie sich zuerst als Verkaufsberater oder Verkaufsleiter an',
  error_unit_taken: 'Diese Residenz wurde gerade vergeben',
  error_transition: 'Der Status dieser Residenz lässt sich so nicht ändern',
  error_not_yours: 'Freigeben lässt sich diese Residenz nur durch {releaser}',
  error_dashboard_only: 'Der Status dieser Residenz lässt sich nur im Dashboard ändern, durch {releaser}',
  'client_login.email_or_password_wrong': 'E-Mail-Adresse oder Passwort ist falsch',
  'client_login.self_login_not_allowed':
    'Sie dürfen sich noch nicht allein anmelden. Bitte wenden Sie sich an das Vertriebsteam',
  verification_code_invalid: 'Der Bestätigungscode ist ungültig',
  wait_2_min_for_resend: 'Bitte warten Sie 2 Minuten, bevor Sie einen neuen Code anfordern',
  wait_30_sec_for_resend: 'Bitte warten Sie 30 Sekunden, bevor Sie einen neuen Link anfordern',
  codes_used_up: 'Heute können keine weiteren Codes gesendet werden. Bitte wenden Sie sich an das Vertriebsteam',
  error_terms_needed: 'Bitte akzeptieren Sie zuerst die Bedingungen',
  invalidCode: 'Ihr Bestätigungscode ist ungültig. Bitte melden Sie sich an',
  invalidToken: 'Der Link ist ungültig. Fordern Sie unter „Passwort vergessen“ einen neuen an',
};
