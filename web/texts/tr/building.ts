import type { building as english } from '../en/building.ts';

export const building = {
  'building.failed': 'Bina yüklenemedi.',
  'building.front': 'Binanın görünümü',
  'building.floors': 'Katlar',
  'building.availableOf': 'satışta, toplam {total}',
  'building.matches': '{count, plural, =0 {eşleşme yok} other {# eşleşme}}',
  'building.matchesOf': 'eşleşme, toplam {total} konut',
  'building.openFloor': '{level}. katı incele',
  'building.openPlan': 'Kat planını aç',
  'building.nothingOpen': 'Şu anda satışta kat yok.',
  'building.holdsFavourite': 'favori içeriyor',
  'building.legend': 'İşaretlerin anlamı',
  'villa.rooms': 'Oda',
  'villa.openUnit': 'Konutu gör',
  'villa.plan': 'Kat planı',
  'villa.upperPlan': 'Üst kat planı',
  'villa.favourites': 'Bu binadaki favoriler',
} as const satisfies Record<keyof typeof english, string>;
