import type { Translated } from '#domain/texts/language.ts';
import type { statusTitles as englishStatusTitles } from '../en/statuses.ts';

export const statusTitles: Translated<typeof englishStatusTitles> = {
  available: 'Satışta',
  reserved: 'Rezerve',
  sold: 'Satıldı',
  blocked: 'Satışa kapalı',
  offer: 'Teklif / Görüşme',
  signed: 'Sözleşme imzalandı',
  issue: 'Sorunlu',
};
