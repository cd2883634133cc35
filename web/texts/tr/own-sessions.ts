import type { ownSessions as english } from '../en/own-sessions.ts';

export const ownSessions = {
  'sessions.title': 'Açık oturumlarınız',
  'sessions.text':
    'Tanımadığınız bir oturum varsa kapatın, ardından şifrenizi değiştirin. O ekrandan birkaç saniye içinde çıkış yapılır.',
  'sessions.unknownDevice': 'Bilinmeyen cihaz',
  'sessions.thisDevice': 'Bu cihaz',
  'sessions.loggedIn': 'Giriş:',
  'sessions.lastUsed': 'Son kullanım:',
  'sessions.network': 'ağ {network}',
  'sessions.byPassword': 'şifreyle',
  'sessions.byTablet': 'tablet bağlantısıyla',
  'sessions.byPasskey': 'geçiş anahtarıyla',
  'sessions.byCompany': 'şirket hesabıyla',
  'sessions.end': 'Oturumu kapat',
  'sessions.endNamed': 'Oturumu kapat: {name}',
  'sessions.endTitle': '{name} oturumu kapatılsın mı?',
  'sessions.endText': 'Orada süren bir sunum varsa o da sona erer.',
  'sessions.ended': 'Oturum kapatıldı',
  'sessions.endOthers': 'Diğer tüm oturumları kapat',
  'sessions.endOthersTitle': 'Diğer tüm oturumlar kapatılsın mı?',
  'sessions.endedOthers': 'Artık yalnızca bu cihazda oturumunuz açık',
  'sessions.clientText': 'Tanımadığınız bir oturum varsa kapatın. O ekrandan birkaç saniye içinde çıkış yapılır.',
  'sessions.clientEndText': 'O ekrandan birkaç saniye içinde çıkış yapılır.',
  'sessions.loadFailed': 'Oturumlarınız yüklenemedi',
  'sessions.noPassword': 'Şifrenizi bilmiyor musunuz? Çıkış yapıp e-postayla yeniden giriş yapmanız yeterli.',
} as const satisfies Record<keyof typeof english, string>;
