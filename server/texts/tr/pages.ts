import type { Translated } from '#domain/texts/language.ts';
import type {
  noscriptTexts as englishNoscriptTexts,
  pageTexts as englishPageTexts,
  startFailureTexts as englishStartFailureTexts,
} from '../en/pages.ts';

export const pageTexts: Translated<typeof englishPageTexts> = {
  development: '{project} konutları: planlar, görseller ve satışta olanlar.',
  unit: '{code} konutu',
  plan: 'Kat planı',
  list: 'Konut listesi',
  brochure: 'Broşür',
  gallery: 'Galeri',
  location: 'Konum',
  panorama: 'Panorama',
  realShot: '360° fotoğraflar',
  missing: 'Burada bir şey yok',
  start: 'Ana sayfaya dön',
};

export const noscriptTexts: Translated<typeof englishNoscriptTexts> = {
  what: '{project} bir konut projesidir. Konutları gösteren bu sayfalar için JavaScript gerekir; bu tarayıcıda çalışmıyor.',
  contact: 'Satış ekibimize doğrudan da ulaşabilirsiniz:',
};

export const startFailureTexts: Translated<typeof englishStartFailureTexts> = {
  title: 'Sunum başlatılamadı',
  text: 'Lütfen bağlantıyı kontrol edin.',
  retry: 'Tekrar dene',
};
