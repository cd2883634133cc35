import type { Translated } from '#domain/texts/language.ts';
import type { commonRefusalTexts as englishCommonRefusalTexts } from '../en/common-refusals.ts';

export const commonRefusalTexts: Translated<typeof englishCommonRefusalTexts> = {
  error_server: 'Sunucu hatası, lütfen daha sonra tekrar deneyin',
  error_no_active_user_or_client: 'Aktif kullanıcı ya da müşteri yok',
};
