import type { favourites as english } from '../en/favourites.ts';

export const favourites = {
  'favourites.add': '{code} konutunu favorilere ekle',
  'favourites.remove': '{code} konutunu favorilerden çıkar',
  'favourites.mark': 'Favorilere ekle',
  'favourites.in': 'Favorilerde',
  'favourites.added': '{code} favorilere eklendi',
  'favourites.deleted': '{code} favorilerden çıkarıldı',
} as const satisfies Record<keyof typeof english, string>;
