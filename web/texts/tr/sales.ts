import type { sales as english } from '../en/sales.ts';

export const sales = {
  'sales.reserve': '{code} konutunu rezerve et',
  'sales.buy': '{code} konutunu sat',
  'sales.cancel': '{code} için iptal et',
  'sales.back': 'Şimdi değil',
  'sales.reserve_action_text': '{code} konutu {client} adına rezerve edilecek. Rezervasyon iptal edilene kadar başka kimse rezerve edemez.',
  'sales.buy_action_text': '{code} konutu {client} adına satıldı olarak kaydedilecek.',
  'sales.cancel_action_text': '{code} konutu yeniden satışa açılacak; konutu elinde tutan kişi hakkını kaybeder.',
  'sales.reserved_success': 'Başarıyla rezerve edildi',
  'sales.sold_success': 'Başarıyla satın alındı',
  'sales.canceled_success': 'Başarıyla iptal edildi',
  'sales.now': '{code} şu anda: {status}',
  'sales.notCurrent': 'Bağlantı bekleniyor: gördükleriniz değişmiş olabilir.',
  'live.asOf': 'Son güncelleme: {time}',
} as const satisfies Record<keyof typeof english, string>;
