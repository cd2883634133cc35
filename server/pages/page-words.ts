import type { Language } from '#domain/texts/language.ts';

/** What the titles and descriptions of pages say that is not the development's own. */
export const pageWords = {
  en: {
    development: 'Residences at {project}: plans, pictures and what is available.',
    unit: 'Residence {code}',
    plan: 'Floor plan',
    list: 'List of residences',
    brochure: 'Brochure',
    gallery: 'Gallery',
    location: 'Location',
    panorama: 'Panorama',
    realShot: 'Photographs in the round',
    missing: 'There is nothing here',
  },
  tr: {
    development: '{project} konutları: planlar, görseller ve satışta olanlar.',
    unit: '{code} konutu',
    plan: 'Kat planı',
    list: 'Konut listesi',
    brochure: 'Broşür',
    gallery: 'Galeri',
    location: 'Konum',
    panorama: 'Panorama',
    realShot: 'Çepeçevre fotoğraflar',
    missing: 'Burada bir şey yok',
  },
} as const satisfies Record<Language, Record<string, string>>;
