import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.title': 'İletişim',
  'contact.adviser': 'Danışmanınız',
  'contact.hours': 'Çalışma saatleri',
  'contact.call': 'Arayın',
  'contact.write': 'E-posta yazın',
  'contact.whatsApp': 'WhatsApp’tan yazın',
  'contact.teamWhatsApp': 'Satış ekibinin WhatsApp hattı',
  'contact.registerText': 'Her şeyi görmek ve ziyaret talep etmek için kaydolun.',
  'contact.register': 'Kaydolun',
  'contact.viewing': 'Ziyaret talep edin',
  'contact.viewingFor': '{name} için; onay e-postası müşteriye gider.',
  'contact.day': 'Gün',
  'contact.dayMissing': 'Lütfen bir gün seçin',
  'contact.half': 'Zaman aralığı',
  'contact.half.morning': 'Öğleden önce',
  'contact.half.afternoon': 'Öğleden sonra',
  'contact.message': 'Mesaj (isteğe bağlı)',
  'contact.send': 'Talebi gönder',
  'contact.sent':
    '{day} günü {half, select, morning {öğleden önce} other {öğleden sonra}} için talebinizi aldık. Saati kararlaştırmak için sizinle iletişime geçeceğiz. Onay e-postası {email} adresine gönderiliyor.',
  'share.page': 'Bu sayfayı paylaş',
  'share.copied': 'Bağlantı kopyalandı',
  'share.failed': 'Bu tarayıcı kopyalamaya izin vermiyor. Lütfen adresi adres çubuğundan kopyalayın.',
} as const satisfies Record<keyof typeof english, string>;
