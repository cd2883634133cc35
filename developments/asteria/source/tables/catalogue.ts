/** The types of home in Asteria, with their names and pictures. */
export interface ApartmentType {
  name: string;
  en: string;
  tr: string;
  family: Family;
}
export type Family = 'studio' | 'one' | 'two' | 'three' | 'court' | 'duplex' | 'villa';

const type = (name: string, en: string, tr: string, family: Family): ApartmentType => ({ name, en, tr, family });

/** By the key of the type in the model. */
export const APARTMENT_TYPES: Readonly<Record<string, ApartmentType>> = {
  studio: type('Studio', 'Studio', 'Stüdyo', 'studio'),
  one: type('One bedroom', 'One bedroom', 'Bir yatak odalı', 'one'),
  two: type('Two bedroom', 'Two bedroom', 'İki yatak odalı', 'two'),
  corner: type('Corner', 'Three bedroom corner', 'Üç yatak odalı köşe', 'three'),
  'studio-garden': type('Garden studio', 'Garden studio', 'Bahçeli stüdyo', 'studio'),
  'one-garden': type('Garden one', 'One bedroom with garden', 'Bir yatak odalı, bahçeli', 'one'),
  'two-garden': type('Garden two', 'Two bedroom with garden', 'İki yatak odalı, bahçeli', 'two'),
  'corner-garden': type('Garden corner', 'Three bedroom corner with garden', 'Üç yatak odalı köşe, bahçeli', 'three'),
  court: type('Court residence', 'Court residence, four bedrooms', 'Avlu rezidansı, dört yatak odalı', 'court'),
  'studio-top': type('Terrace studio', 'Terrace studio', 'Teraslı stüdyo', 'studio'),
  'one-top': type('Terrace one', 'One bedroom with deep terrace', 'Bir yatak odalı, geniş teraslı', 'one'),
  'two-top': type('Terrace two', 'Two bedroom with deep terrace', 'İki yatak odalı, geniş teraslı', 'two'),
  duplex: type('Roof duplex', 'Duplex with roof garden', 'Çatı bahçeli dubleks', 'duplex'),
  'villa-a': type('Villa A', 'Villa, four bedrooms', 'Villa, dört yatak odalı', 'villa'),
  'villa-b': type('Villa B', 'Villa, three bedrooms', 'Villa, üç yatak odalı', 'villa'),
};

export const ROOM_TYPES = [
  ['Studio', 'Studio', 'Stüdyo', 'studio'],
  ['1+1', '1+1', '1+1', 'one'],
  ['2+1', '2+1', '2+1', 'two'],
  ['3+1', '3+1', '3+1', 'three'],
  ['4+1', '4+1', '4+1', 'four'],
] as const;
export const BUILDING_TYPES = [
  ['Apartments', 'Apartments', 'Apartman daireleri'],
  ['Villa', 'Villa', 'Villa'],
] as const;
/** Names of the lead sources, which are their English titles, with their Turkish titles. */
export const LEAD_SOURCES = {
  Website: 'Web sitesi',
  'Sales office': 'Satış ofisi',
  Telephone: 'Telefon',
  Recommendation: 'Tavsiye',
  Broker: 'Emlak danışmanı',
  'Property fair': 'Emlak fuarı',
  'Social media': 'Sosyal medya',
  'Newspaper and magazine': 'Gazete ve dergi',
} as const;

/** Tags by key, with their titles. */
export const TAGS = {
  'sea-view': ['Sea view', 'Deniz manzarası'],
  'hymettus-view': ['Hymettus view', 'Hymettos manzarası'],
  'pool-side': ['By the pool', 'Havuz kenarı'],
  corner: ['Corner', 'Köşe'],
  'top-floor': ['Top floor', 'En üst kat'],
  'two-terraces': ['Two terraces', 'İki teras'],
  garden: ['Private garden', 'Özel bahçe'],
  'roof-garden': ['Roof garden', 'Çatı bahçesi'],
  'private-pool': ['Private pool', 'Özel havuz'],
  duplex: ['Duplex', 'Dubleks'],
  investor: ['For investors', 'Yatırımcılar için'],
} as const satisfies Record<string, readonly [string, string]>;
export type Tag = keyof typeof TAGS;
