import type { Translated } from '#domain/texts/language.ts';
import type { documentTexts as englishDocumentTexts } from '../en/documents.ts';

export const documentTexts: Translated<typeof englishDocumentTexts> = {
  statuses: {
    available: 'Свободна',
    reserved: 'Забронирована',
    sold: 'Продана',
    blocked: 'Недоступна',
  },
  mezzanine: 'Мезонин',
  floor: '{level} этаж',
};
