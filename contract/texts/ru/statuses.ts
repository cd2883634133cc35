import type { Translated } from '#domain/texts/language.ts';
import type { statusTitles as englishStatusTitles } from '../en/statuses.ts';

export const statusTitles: Translated<typeof englishStatusTitles> = {
  available: 'Свободна',
  reserved: 'Забронирована',
  sold: 'Продана',
  blocked: 'Недоступна',
  offer: 'Переговоры',
  signed: 'Договор подписан',
  issue: 'Проблема',
};
