import type { Language } from '#domain/texts/language.ts';
import type { MailWords } from './mail-message.ts';

/** Mails that tell sales users what happened to their account. `reset` is the address that asks for a reset link. */
export const accountMailTexts = {
  newDevice: {
    en: {
      subject: 'New login to your {project} account',
      heading: 'Hello {name}',
      lines: [
        'Somebody logged in to your account in a browser that we have not seen you use before.',
        '{device}, network {network}, {time}.',
      ],
      button: 'See where you are logged in',
      after: [
        'If this was you, you need not do anything.',
        'If it was not, end that session on your account page and change your password. If you can no longer log in, set a new password here: {reset}',
      ],
    },
    tr: {
      subject: '{project} hesabınıza yeni bir giriş yapıldı',
      heading: 'Merhaba {name}',
      lines: [
        'Hesabınıza, daha önce kullandığınızı görmediğimiz bir tarayıcıdan giriş yapıldı.',
        '{device}, ağ {network}, {time}.',
      ],
      button: 'Açık oturumlarınızı görün',
      after: [
        'Girişi siz yaptıysanız bir şey yapmanız gerekmez.',
        'Siz yapmadıysanız hesap sayfanızda o oturumu kapatın ve şifrenizi değiştirin. Giriş yapamıyorsanız buradan yeni bir şifre belirleyin: {reset}',
      ],
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your {project} password was changed',
      heading: 'Hello {name}',
      lines: [
        'The password of your account was changed. Every other session has ended.',
        '{device}, network {network}, {time}.',
      ],
      button: 'See where you are logged in',
      after: [
        'If this was you, you need not do anything.',
        'If it was not, set a new password here and tell your administrator: {reset}',
      ],
    },
    tr: {
      subject: '{project} şifreniz değiştirildi',
      heading: 'Merhaba {name}',
      lines: ['Hesabınızın şifresi değiştirildi. Diğer tüm oturumlar kapatıldı.', '{device}, ağ {network}, {time}.'],
      button: 'Açık oturumlarınızı görün',
      after: [
        'Şifreyi siz değiştirdiyseniz bir şey yapmanız gerekmez.',
        'Siz değiştirmediyseniz buradan yeni bir şifre belirleyin ve sistem yöneticinize haber verin: {reset}',
      ],
    },
  },
  emailChanged: {
    en: {
      subject: 'The email address of your {project} account was changed',
      heading: 'Hello {name}',
      lines: [
        'Your account now has another email address. You log in by that one, and links to set a new password go there; this address no longer works.',
        '{device}, network {network}, {time}.',
      ],
      after: ['If this was you, you need not do anything.', 'If it was not, tell your administrator at once.'],
    },
    tr: {
      subject: '{project} hesabınızın e-posta adresi değiştirildi',
      heading: 'Merhaba {name}',
      lines: [
        'Hesabınızın e-posta adresi artık farklı. Giriş yeni adresle yapılır, yeni şifre bağlantıları da oraya gönderilir; bu adres artık geçerli değildir.',
        '{device}, ağ {network}, {time}.',
      ],
      after: [
        'Adresi siz değiştirdiyseniz bir şey yapmanız gerekmez.',
        'Siz değiştirmediyseniz hemen sistem yöneticinize haber verin.',
      ],
    },
  },
} as const satisfies Record<string, Record<Language, MailWords>>;
