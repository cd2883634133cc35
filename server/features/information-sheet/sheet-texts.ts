import type { Language } from '#contract/form.ts';

/** The words of the information sheet. */
export const sheetTexts = {
  en: {
    title: '{code}, information sheet', sheet: 'Information sheet', price: 'Price', onRequest: 'Price on request', furniture: 'Furniture, on top',
    number: 'Unit number', roomType: 'Room type', grossArea: 'Gross area', netArea: 'Net area', terrace: 'Terrace', garden: 'Garden', bathrooms: 'Bathrooms', ensuite: 'Ensuite', yes: 'Yes', none: 'None', handover: 'Handover',
    plan: 'The plan', planNumber: 'The plan, {number} of {count}', floorPlan: '{code} on {floor}', upperLevel: 'Upper level', here: '{code}',
    contact: 'Your contact', office: 'Sales office', online: 'See it online', asOf: 'Prices and availability as of {date}.', availability: 'Availability as of {date}.',
    disclaimer: 'Graphics are illustrative. The layout may change.', page: 'Page {page} of {pages}', picture: 'Picture of {code}',
  },
  tr: {
    title: '{code}, bilgi formu', sheet: 'Bilgi formu', price: 'Fiyat', onRequest: 'Fiyat için bize ulaşın', furniture: 'Mobilya, ayrıca',
    number: 'Konut no', roomType: 'Oda tipi', grossArea: 'Brüt alan', netArea: 'Net alan', terrace: 'Teras', garden: 'Bahçe', bathrooms: 'Banyo', ensuite: 'Ebeveyn banyosu', yes: 'Var', none: 'Yok', handover: 'Teslim',
    plan: 'Plan', planNumber: 'Plan, {number} / {count}', floorPlan: '{code}, {floor}', upperLevel: 'Üst kat', here: '{code}',
    contact: 'Danışmanınız', office: 'Satış ofisi', online: 'Çevrimiçi görün', asOf: 'Fiyat ve uygunluk bilgisi {date} tarihlidir.', availability: 'Uygunluk bilgisi {date} tarihlidir.',
    disclaimer: 'Görseller temsilîdir. Plan değişebilir.', page: 'Sayfa {page} / {pages}', picture: '{code} görseli',
  },
} as const satisfies Record<Language, Record<string, string>>;
