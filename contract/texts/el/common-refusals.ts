import type { Translated } from '#domain/texts/language.ts';
import type { commonRefusalTexts as englishCommonRefusalTexts } from '../en/common-refusals.ts';

export const commonRefusalTexts: Translated<typeof englishCommonRefusalTexts> = {
  error_server: 'Σφάλμα διακομιστή, δοκιμάστε ξανά αργότερα',
  error_no_active_user_or_client: 'Δεν υπάρχει ενεργός χρήστης ή πελάτης',
};
