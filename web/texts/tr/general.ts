import { quoteTexts } from '#contract/texts/tr/prices.ts';
import type { general as english } from '../en/general.ts';

export const general = {
  'general.close': 'Kapat',
  'general.back': 'Geri',
  'general.retry': 'Tekrar dene',
  'general.loading': 'Yükleniyor',
  'general.offline': 'Bağlantı yok. Gördükleriniz güncel olmayabilir.',
  'status.available': 'Satışta',
  'status.reserved': 'Rezerve',
  'status.sold': 'Satıldı',
  'status.blocked': 'Satışa kapalı',
  'unit.residences': '{count, plural, other {# konut}}',
  'unit.available': '{count, plural, other {# satışta}}',
  ...quoteTexts,
  'unit.priceFrom': 'başlangıç fiyatı {price}',
  'floor.name': '{level}. kat',
  'floor.ground': 'Zemin kat',
  'floor.groundShort': 'Z',
} as const satisfies Record<keyof typeof english, string>;
