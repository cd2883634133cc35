import type { changes as english } from '../en/changes.ts';

export const changes = {
  'live.statusChanged':
    '{status, select, available {{code} yeniden satışta} reserved {{code} rezerve edildi} sold {{code} satıldı} other {{code} satışa kapatıldı}}. Önceki durumu: {before}.',
  'live.priceChanged': '{code} konutunun fiyatı değişti: {before} yerine {price}.',
  'live.manyChanged': 'Bu ekrandaki {count, plural, other {# konut}} değişti: {codes}.',
  'live.andMore': '{codes} ve {count} konut daha',
  'live.close': 'Bu bildirimi kapat',
} as const satisfies Record<keyof typeof english, string>;
