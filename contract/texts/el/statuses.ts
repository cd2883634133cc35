import type { Translated } from '#domain/texts/language.ts';
import type { statusTitles as englishStatusTitles } from '../en/statuses.ts';

export const statusTitles: Translated<typeof englishStatusTitles> = {
  available: 'Διαθέσιμη',
  reserved: 'Κρατημένη',
  sold: 'Πωλημένη',
  blocked: 'Εκτός διάθεσης',
  offer: 'Προσφορά / Διαπραγμάτευση',
  signed: 'Υπογεγραμμένο συμβόλαιο',
  issue: 'Πρόβλημα',
};
