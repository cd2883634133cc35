import type { Translated } from '#domain/texts/language.ts';
import type { statusTitles as englishStatusTitles } from '../en/statuses.ts';

export const statusTitles: Translated<typeof englishStatusTitles> = {
  available: 'Verfügbar',
  reserved: 'Reserviert',
  sold: 'Verkauft',
  blocked: 'Gesperrt',
  offer: 'Angebot / Verhandlung',
  signed: 'Vertrag unterzeichnet',
  issue: 'Problem',
};
