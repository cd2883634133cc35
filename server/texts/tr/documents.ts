import type { Translated } from '#domain/texts/language.ts';
import type { documentTexts as englishDocumentTexts } from '../en/documents.ts';

export const documentTexts: Translated<typeof englishDocumentTexts> = {
  statuses: {
    available: 'Satışta',
    reserved: 'Rezerve',
    sold: 'Satıldı',
    blocked: 'Satışa kapalı',
  },
  ground: 'Zemin kat',
  groundShort: 'Z',
  floor: '{level}. kat',
};
