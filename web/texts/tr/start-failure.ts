import type { Translated } from '#domain/texts/language.ts';
import type { startFailure as english } from '../en/start-failure.ts';

export const startFailure: Translated<typeof english> = {
  title: 'Sunum başlatılamadı',
  text: 'Lütfen bağlantıyı kontrol edin.',
  retry: 'Tekrar dene',
};
