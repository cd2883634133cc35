import type { Translated } from '#domain/texts/language.ts';
import type { commonRefusalTexts as englishCommonRefusalTexts } from '../en/common-refusals.ts';

export const commonRefusalTexts: Translated<typeof englishCommonRefusalTexts> = {
  error_server: 'Ошибка сервера, попробуйте позже',
  error_no_active_user_or_client: 'Нет активного сотрудника или клиента',
};
