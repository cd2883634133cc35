import type { sales as english } from '../en/sales.ts';

export const sales = {
  'sales.reserve': '{code} konutunu rezerve et',
  'sales.buy': '{code} konutunu sat',
  'sales.cancel': '{code} konutunu satışa aç',
  'sales.back': 'Şimdi değil',
  'sales.reserve_action_text':
    '{code} konutu {client} adına rezerve edilecek. Rezervasyon iptal edilene kadar başka kimse rezerve edemez.',
  'sales.buy_action_text': '{code} konutu {client} adına satıldı olarak kaydedilecek.',
  'sales.cancel_action_text':
    '{status, select, reserved {{code} konutu yeniden satışa açılacak; rezervasyonu sona erer.} sold {{code} konutu yeniden satışa açılacak; satışı iptal edilir.} other {{code} konutu yeniden satışa açılacak ve rezerve edilebilecek.}}',
  'sales.reserved_success': 'Başarıyla rezerve edildi',
  'sales.sold_success': 'Satış kaydedildi',
  'sales.canceled_success': 'Başarıyla iptal edildi',
  'sales.now': '{code} şu anda: {status}',
  'sales.requestReserve': '{code} için rezervasyon iste',
  'sales.requestBuy': '{code} için satış iste',
  'sales.requestCancel': '{code} konutunun satışa açılmasını iste',
  'sales.requestQuestion':
    'Bağlantı yok. İsteğiniz bu cihazda saklanır ve bağlantı gelir gelmez gönderilir. O zamana kadar {code} için bir şey değişmez; başkası önce davranabilir.',
  'sales.requested': '{request}: {time} itibarıyla saklandı, henüz gönderilmedi.',
  'sales.withdrawRequest': 'İsteği geri al',
  'sales.requestTooLate': '{request}: gönderilmedi, çünkü bağlantı gelmeden sunum bitti.',
  'sales.heldFor': '{client} adına rezerve edildi: {day}',
  'sales.soldTo': '{client} adına satıldı: {day}',
  'sales.cancelReservation': 'Rezervasyonu iptal et',
  'sales.inDashboard': 'Bu durumu yönetim panelinden değiştirebilirsiniz.',
  'presentation.stillThere': 'Hâlâ orada mısınız?',
  'presentation.endsSoon': 'Bu ekrana bir süredir dokunulmadı. Süre dolunca sunum kendiliğinden sona erer.',
  'presentation.goOn': 'Devam et',
  'presentation.terminated': 'Sunum sonlandırıldı',
  'presentation.mailTitle': 'Ayrıntılar gönderilsin mi?',
  'presentation.mailText': '{name} favorilerini ve rezerve edilen konutları içeren bir e-posta alır.',
  'presentation.mailed': 'Sunum ayrıntıları gönderildi',
  'presentation.endTitle': 'Sunum sonlandırılsın mı?',
  'presentation.endText': '{name} oturumdan çıkarılır ve bu ekranda ondan bir şey kalmaz.',
} as const satisfies Record<keyof typeof english, string>;
