import type { dashboardAccount as english } from '../en/dashboard-account.ts';

export const dashboardAccount = {
  'ownAccount.about': 'Bilgileriniz, şifreniz ve açık oturumlarınız.',
  'ownAccount.profile': 'Bilgileriniz',
  'ownAccount.profileText': 'Rolünüz: {role}. Rolünüzü yalnızca üstünüzdekiler değiştirebilir.',
  'ownAccount.emailPassword': 'E-posta adresinizi değiştirmek için mevcut şifrenizi yazın.',
  'ownAccount.password': 'Şifre',
  'ownAccount.passwordText': 'Yeni şifre diğer tüm cihazlardaki oturumlarınızı kapatır.',
  'ownAccount.currentPassword': 'Mevcut şifre',
  'ownAccount.passwordSubmit': 'Şifreyi değiştir',
  'ownAccount.passwordSaved': 'Şifreniz değiştirildi',
  'sessions.text':
    'Tanımadığınız bir oturum varsa kapatın, ardından şifrenizi değiştirin. O ekrandan birkaç saniye içinde çıkış yapılır.',
  'sessions.endText': 'Orada süren bir sunum varsa o da sona erer.',
} as const satisfies Record<keyof typeof english, string>;
