import type { Translated } from '#domain/texts/language.ts';
import type { documentTexts as englishDocumentTexts } from '../en/documents.ts';

export const documentTexts: Translated<typeof englishDocumentTexts> = {
  statuses: {
    available: 'Verfügbar',
    reserved: 'Reserviert',
    sold: 'Verkauft',
    blocked: 'Gesperrt',
  },
  ground: 'Erdgeschoss',
  groundShort: 'EG',
  floor: 'Etage {level}',
};
