import type { live as english } from '../en/live.ts';

export const live = {
  'sales.notCurrent': 'Bağlantı bekleniyor: gördükleriniz değişmiş olabilir.',
  'live.asOf': 'Son güncelleme: {time}',
  'live.offline': 'Bağlantı yok. Satış durumu ve fiyatlar {time} itibarıyla.',
} as const satisfies Record<keyof typeof english, string>;
