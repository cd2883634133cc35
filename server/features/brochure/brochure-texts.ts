import type { Language } from '#contract/form.ts';
import { categories as en } from '#contract/texts/en/categories.ts';
import { categories as tr } from '#contract/texts/tr/categories.ts';
import type { PlaceCategory } from '#domain/places/categories.ts';

/** The words of the brochure. */
export const brochureTexts = {
  en: {
    title: '{project}, brochure', brochure: 'Brochure', residences: 'residences', buildings: 'buildings', villas: 'villas', available: 'available', floors: 'floors', handover: 'handover',
    place: 'The place', distances: 'Distances from the development in a straight line. The sketch shows directions and distances, not streets.', kilometres: '{km} km', farther: 'farther away',
    building: 'The building', floor: 'Floor', free: 'Available', all: 'Residences', villasTitle: 'The villas', pictures: 'Impressions',
    types: 'The residences', typesOn: 'The residences, continued', ofAll: '{available} of {count} available', from: 'from {price}', noneFree: 'None available now', gross: '{area} gross', grossRange: '{least} to {most} gross',
    availability: 'Availability', asOf: 'As of {date}. Prices and availability may change until you reserve.', asOfPlain: 'As of {date}. Availability may change until you reserve. Prices on request.', rooms: 'Rooms', area: 'Gross', price: 'Price', status: 'Status',
    contact: 'Come and see it', yourContact: 'Your contact', office: 'Sales office', online: 'Online', disclaimer: 'Graphics are illustrative. The layout may change.', page: 'Page {page} of {pages}',
  },
  tr: {
    title: '{project}, broşür', brochure: 'Broşür', residences: 'konut', buildings: 'bina', villas: 'villa', available: 'müsait', floors: 'kat', handover: 'teslim',
    place: 'Konum', distances: 'Uzaklıklar projeden kuş uçuşudur. Çizim sokakları değil, yön ve uzaklıkları gösterir.', kilometres: '{km} km', farther: 'daha uzakta',
    building: 'Bina', floor: 'Kat', free: 'Müsait', all: 'Konut', villasTitle: 'Villalar', pictures: 'İzlenimler',
    types: 'Konutlar', typesOn: 'Konutlar, devam', ofAll: '{count} konuttan {available} müsait', from: '{price} fiyatından başlayan', noneFree: 'Şu anda müsait konut yok', gross: '{area} brüt', grossRange: '{least} – {most} brüt',
    availability: 'Uygunluk', asOf: '{date} tarihlidir. Rezervasyon yapılana kadar fiyatlar ve uygunluk değişebilir.', asOfPlain: '{date} tarihlidir. Rezervasyon yapılana kadar uygunluk değişebilir. Fiyat için bize ulaşın.', rooms: 'Oda', area: 'Brüt', price: 'Fiyat', status: 'Durum',
    contact: 'Gelin, görün', yourContact: 'Danışmanınız', office: 'Satış ofisi', online: 'Çevrimiçi', disclaimer: 'Görseller temsilîdir. Plan değişebilir.', page: 'Sayfa {page} / {pages}',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The title of a category of places, as screens have it. */
export const categoryTitle = (language: Language, category: PlaceCategory): string => ({ en, tr })[language][`location.category.${category}`];
