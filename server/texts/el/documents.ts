import type { Translated } from '#domain/texts/language.ts';
import type { documentTexts as englishDocumentTexts } from '../en/documents.ts';

export const documentTexts: Translated<typeof englishDocumentTexts> = {
  statuses: {
    available: 'Διαθέσιμη',
    reserved: 'Κρατημένη',
    sold: 'Πωλημένη',
    blocked: 'Εκτός διάθεσης',
  },
  ground: 'Ισόγειο',
  groundShort: 'ΙΣ',
  floor: 'Όροφος {level}',
};
