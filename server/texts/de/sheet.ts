import type { Translated } from '#domain/texts/language.ts';
import type { sheetTexts as englishSheetTexts } from '../en/sheet.ts';

export const sheetTexts: Translated<typeof englishSheetTexts> = {
  title: '{code}, Exposé',
  sheet: 'Exposé',
  price: 'Preis',
  number: 'Nummer der Residenz',
  roomType: 'Zimmer',
  ensuite: 'Bad en suite',
  yes: 'Ja',
  none: 'Nicht vorhanden',
  handover: 'Übergabe',
  plan: 'Der Grundriss',
  planAlt: 'Grundriss',
  floorPlan: '{code}, {floor}',
  lowerLevel: 'Untere Ebene',
  upperLevel: 'Obere Ebene',
  contact: 'Ihr Ansprechpartner',
  office: 'Verkaufsbüro',
  online: 'Online ansehen',
  asOf: 'Preise und Verfügbarkeit: Stand {date}.',
  availability: 'Verfügbarkeit: Stand {date}.',
  disclaimer: 'Die Darstellungen sind beispielhaft. Der Grundriss kann sich ändern.',
  page: 'Seite {page} von {pages}',
  picture: 'Bild von {code}',
};
