import type { Translated } from '#domain/texts/language.ts';
import type { sheetTexts as englishSheetTexts } from '../en/sheet.ts';

export const sheetTexts: Translated<typeof englishSheetTexts> = {
  title: '{code}, φύλλο στοιχείων',
  sheet: 'Φύλλο στοιχείων',
  price: 'Τιμή',
  number: 'Αριθμός κατοικίας',
  roomType: 'Δωμάτια',
  ensuite: 'Ιδιωτικό μπάνιο',
  yes: 'Ναι',
  none: 'Δεν διαθέτει',
  handover: 'Παράδοση',
  plan: 'Η κάτοψη',
  planAlt: 'κάτοψη',
  floorPlan: '{code}, {floor}',
  lowerLevel: 'Κάτω επίπεδο',
  upperLevel: 'Άνω επίπεδο',
  contact: 'Ο σύμβουλός σας',
  office: 'Γραφείο πωλήσεων',
  online: 'Δείτε την online',
  asOf: 'Τιμές και διαθεσιμότητα στις {date}.',
  availability: 'Διαθεσιμότητα στις {date}.',
  disclaimer: 'Οι απεικονίσεις είναι ενδεικτικές. Η διαρρύθμιση ενδέχεται να αλλάξει.',
  page: 'Σελίδα {page} από {pages}',
  picture: 'Εικόνα της {code}',
};
