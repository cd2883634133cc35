import type { Translated } from '#domain/texts/language.ts';
import type { commonRefusalTexts as englishCommonRefusalTexts } from '../en/common-refusals.ts';

export const commonRefusalTexts: Translated<typeof englishCommonRefusalTexts> = {
  error_server: 'Serverfehler, bitte versuchen Sie es später erneut',
  error_no_active_user_or_client: 'Kein aktiver Benutzer oder Kunde',
};
