import type { Translated } from '#domain/texts/language.ts';
import type { sheetTexts as englishSheetTexts } from '../en/sheet.ts';

export const sheetTexts: Translated<typeof englishSheetTexts> = {
  title: '{code}, bilgi föyü',
  sheet: 'Bilgi föyü',
  price: 'Fiyat',
  number: 'Konut no',
  roomType: 'Oda sayısı',
  ensuite: 'Ebeveyn banyosu',
  yes: 'Var',
  none: 'Yok',
  handover: 'Teslim',
  plan: 'Plan',
  planAlt: 'plan',
  floorPlan: '{code}, {floor}',
  lowerLevel: 'Alt kat',
  upperLevel: 'Üst kat',
  contact: 'Danışmanınız',
  office: 'Satış ofisi',
  online: 'İnternette inceleyin',
  asOf: 'Fiyat ve satış durumu {date} tarihlidir.',
  availability: 'Satış durumu {date} tarihlidir.',
  disclaimer: 'Görseller temsilidir. Plan değişebilir.',
  page: 'Sayfa {page} / {pages}',
  picture: '{code} görseli',
};
