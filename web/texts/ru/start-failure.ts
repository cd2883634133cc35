import type { Translated } from '#domain/texts/language.ts';
import type { startFailure as english } from '../en/start-failure.ts';

export const startFailure: Translated<typeof english> = {
  title: 'Не удалось запустить презентацию',
  text: 'Проверьте соединение.',
  retry: 'Повторить',
};
