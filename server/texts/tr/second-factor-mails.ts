import type { Translated } from '#domain/texts/language.ts';
import type { secondFactorMails as englishSecondFactorMails } from '../en/second-factor-mails.ts';

export const secondFactorMails: Translated<typeof englishSecondFactorMails> = {
  appAdded: {
    subject: 'Doğrulama uygulaması eklendi',
    heading: 'Merhaba {name}',
    lines: [
      '{project} hesabınıza şifrenizle girerken artık doğrulama uygulamanızdaki kod da gerekiyor.',
      'Cihaz: {device}, ağ {network}.',
    ],
    button: 'Hesabımı aç',
    after: ['Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve sistem yöneticinize haber verin.'],
  },
  appRemoved: {
    subject: 'Doğrulama uygulaması kaldırıldı',
    heading: 'Merhaba {name}',
    lines: ['{project} hesabınızdan doğrulama uygulaması kaldırıldı.', 'Cihaz: {device}, ağ {network}.'],
    button: 'Hesabımı aç',
    after: ['Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve sistem yöneticinize haber verin.'],
  },
  passkeyAdded: {
    subject: 'Geçiş anahtarı eklendi',
    heading: 'Merhaba {name}',
    lines: [
      '{project} hesabınıza bir geçiş anahtarı eklendi. Tek başına giriş yapmanızı sağlar.',
      'Cihaz: {device}, ağ {network}.',
    ],
    button: 'Hesabımı aç',
    after: ['Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve sistem yöneticinize haber verin.'],
  },
  passkeyRemoved: {
    subject: 'Geçiş anahtarı kaldırıldı',
    heading: 'Merhaba {name}',
    lines: ['{project} hesabınızdan bir geçiş anahtarı kaldırıldı.', 'Cihaz: {device}, ağ {network}.'],
    button: 'Hesabımı aç',
    after: ['Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve sistem yöneticinize haber verin.'],
  },
  recoveryCodesMade: {
    subject: 'Yeni kurtarma kodları',
    heading: 'Merhaba {name}',
    lines: [
      '{project} hesabınız için yeni kurtarma kodları oluşturuldu. Öncekiler artık geçersiz.',
      'Cihaz: {device}, ağ {network}.',
    ],
    button: 'Hesabımı aç',
    after: ['Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve sistem yöneticinize haber verin.'],
  },
  recoveryCodeUsed: {
    subject: 'Bir kurtarma kodu kullanıldı',
    heading: 'Merhaba {name}',
    lines: [
      '{project} hesabınız için bir kurtarma kodu kullanıldı. Kalan kod: {left}.',
      'Cihaz: {device}, ağ {network}.',
    ],
    button: 'Hesabımı aç',
    after: ['Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve sistem yöneticinize haber verin.'],
  },
  secondFactorsReset: {
    subject: 'İkinci adımınız sıfırlandı',
    heading: 'Merhaba {name}',
    lines: [
      '{by}, {project} hesabınızın doğrulama uygulamasını, geçiş anahtarlarını ve kurtarma kodlarını kaldırdı. Artık girişte şifreniz yeterli; ikinci adım zorunluysa bir sonraki girişte yenisini kurarsınız.',
      'Cihaz: {device}, ağ {network}.',
    ],
    button: 'Hesabımı aç',
    after: ['Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve sistem yöneticinize haber verin.'],
  },
  secondStepRefused: {
    subject: 'Birisi şifrenizi biliyor',
    heading: 'Merhaba {name}',
    lines: [
      'Birisi {project} hesabınızın şifresini doğru, ardından kodu beş kez yanlış yazdı. Giriş yapamadı.',
      'Cihaz: {device}, ağ {network}.',
    ],
    button: 'Hesabımı aç',
    after: ['Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve sistem yöneticinize haber verin.'],
  },
};
