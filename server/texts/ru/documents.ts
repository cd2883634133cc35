import type { Translated } from '#domain/texts/language.ts';
import type { documentTexts as englishDocumentTexts } from '../en/documents.ts';

export const documentTexts: Translated<typeof englishDocumentTexts> = {
  statuses: {
    available: 'Свободна',
    reserved: 'Забронирована',
    sold: 'Продана',
    blocked: 'Недоступна',
  },
  ground: 'Нулевой этаж',
  groundShort: '0',
  floor: '{level} этаж',
};
