import type { live as english } from '../en/live.ts';

export const live = {
  'sales.notCurrent': 'Bağlantı bekleniyor: gördükleriniz değişmiş olabilir.',
  'live.asOf': 'Son güncelleme: {time}',
  'live.statusChanged':
    '{status, select, available {{code} yeniden satışta} reserved {{code} rezerve edildi} sold {{code} satıldı} other {{code} satışa kapatıldı}}. Önceki durumu: {before}.',
  'live.priceChanged': '{code} konutunun fiyatı değişti: {before} yerine {price}.',
  'live.manyChanged': 'Bu ekrandaki {count, plural, other {# konut}} değişti: {codes}.',
  'live.andMore': '{codes} ve {count} konut daha',
  'live.close': 'Bu bildirimi kapat',
  'live.offline': 'Bağlantı yok. Satış durumu ve fiyatlar {time} itibarıyla.',
} as const satisfies Record<keyof typeof english, string>;
