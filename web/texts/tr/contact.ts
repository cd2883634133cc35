import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.title': 'İletişim',
  'contact.adviser': 'Danışmanınız',
  'contact.hours': 'Çalışma saatleri',
  'contact.call': 'Ara',
  'contact.write': 'E-posta yaz',
  'contact.whatsApp': 'WhatsApp’tan yaz',
  'contact.teamWhatsApp': 'Satış ekibinin WhatsApp hattı',
  'contact.registerText': 'Her şeyi görmek ve ziyaret talep etmek için kayıt olun.',
  'contact.register': 'Kayıt ol',
  'contact.viewing': 'Ziyaret talep et',
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
