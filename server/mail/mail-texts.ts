import type { Language } from '#domain/texts/language.ts';
import { accountMailTexts } from './account-mail-texts.ts';
import type { MailWords } from './mail-message.ts';
import { newClientMails } from './new-client-mails.ts';
import { presentationMails } from './presentation-mails.ts';
import { secondFactorMails } from './second-factor-mails.ts';
import { viewingMails } from './viewing-mails.ts';

/** Every mail that is sent, in both languages. */
export const mailTexts = {
  loginLink: {
    en: {
      subject: 'Log in to {project}',
      heading: 'Hello {name}',
      lines: ['Open this link to log in. It works once, for 15 minutes.', 'Asked for by: {device}, network {network}.'],
      button: 'Log in',
      after: [
        'If you did not ask for this, leave the link closed. Should you have opened it, its page lets you say that this was not you.',
      ],
    },
    tr: {
      subject: '{project} girişi',
      heading: 'Merhaba {name}',
      lines: [
        'Giriş yapmak için bu bağlantıyı açın. Bağlantı bir kez ve 15 dakika boyunca geçerlidir.',
        'İsteyen: {device}, ağ {network}.',
      ],
      button: 'Giriş yap',
      after: [
        'Bunu siz istemediyseniz bağlantıyı açmayın. Açtıysanız, açılan sayfada bunun siz olmadığınızı bildirebilirsiniz.',
      ],
    },
  },
  verificationCode: {
    en: {
      subject: '{code} is your verification code',
      heading: 'Hello {name}',
      lines: ['This code verifies your email address at {project}. It is valid for 10 minutes.'],
      button: 'Verify my address',
      after: ['If you did not ask for a code, you need not do anything.'],
    },
    tr: {
      subject: 'Doğrulama kodunuz {code}',
      heading: 'Merhaba {name}',
      lines: ['Bu kod {project} için e-posta adresinizi doğrular. 10 dakika geçerlidir.'],
      button: 'Adresimi doğrula',
      after: ['Kod istemediyseniz bir şey yapmanız gerekmez.'],
    },
  },
  invitation: {
    en: {
      subject: '{inviter} invites you to {project}',
      heading: 'Hello {name}',
      lines: [
        '{inviter} invites you to a presentation of {project}. Accept it by this link. It works once, for 15 minutes.',
      ],
      button: 'Accept the invitation',
      after: [
        'If you do not expect an invitation, leave the link closed. Should you have opened it, its page lets you say that this was not you.',
      ],
    },
    tr: {
      subject: '{inviter} sizi {project} sunumuna davet ediyor',
      heading: 'Merhaba {name}',
      lines: [
        '{inviter} sizi {project} sunumuna davet ediyor. Bu bağlantıyla kabul edebilirsiniz. Bağlantı bir kez ve 15 dakika boyunca geçerlidir.',
      ],
      button: 'Daveti kabul et',
      after: [
        'Bir davet beklemiyorsanız bağlantıyı açmayın. Açtıysanız, açılan sayfada bunun siz olmadığınızı bildirebilirsiniz.',
      ],
    },
  },
  thankYou: {
    en: {
      subject: 'Welcome to {project}',
      heading: 'Thank you, {name}',
      lines: ['Your registration at {project} has arrived. Log in by this email address whenever you like.'],
      button: 'Log in',
      after: ['If you did not register, you need not do anything; without you nobody can log in by this address.'],
    },
    tr: {
      subject: '{project} ailesine hoş geldiniz',
      heading: 'Teşekkür ederiz, {name}',
      lines: ['{project} kaydınız bize ulaştı. Dilediğiniz zaman bu e-posta adresiyle giriş yapabilirsiniz.'],
      button: 'Giriş yap',
      after: ['Kayıt olmadıysanız bir şey yapmanız gerekmez; siz onaylamadan kimse bu adresle giriş yapamaz.'],
    },
  },
  alreadyRegistered: {
    en: {
      subject: 'You are registered at {project}',
      heading: 'Hello {name}',
      lines: [
        'Somebody registered at {project} with this address, which has been registered before. Nothing was changed.',
      ],
      button: 'Log in',
      after: ['If that was not you, you need not do anything.'],
    },
    tr: {
      subject: '{project} kaydınız var',
      heading: 'Merhaba {name}',
      lines: [
        'Daha önce kaydedilmiş olan bu adresle {project} için yeniden kayıt yapılmak istendi. Hiçbir şey değişmedi.',
      ],
      button: 'Giriş yap',
      after: ['Bunu yapan siz değilseniz bir şey yapmanız gerekmez.'],
    },
  },
  resetLink: {
    en: {
      subject: 'Set a new password',
      heading: 'Hello {name}',
      lines: ['Set a new password for {project} by this link. It works once, for one hour.'],
      button: 'Set a new password',
      after: ['If you did not ask for this, your password stays as it is.'],
    },
    tr: {
      subject: 'Yeni şifre belirleyin',
      heading: 'Merhaba {name}',
      lines: [
        '{project} için yeni şifrenizi bu bağlantıyla belirleyin. Bağlantı bir kez ve bir saat boyunca geçerlidir.',
      ],
      button: 'Yeni şifre belirle',
      after: ['Bunu siz istemediyseniz şifreniz olduğu gibi kalır.'],
    },
  },
  notMe: {
    en: {
      subject: '{client} says: this was not me',
      heading: 'A client refused a link',
      lines: [
        '{client} received a link that they did not ask for, and said so. What it opened has been ended.',
        'Asked for by: {device}, network {network}, {time}.',
      ],
      after: ['Please call the client. If it happens again, switch their self-login off until you have spoken.'],
    },
    tr: {
      subject: '{client}: bunu ben istemedim',
      heading: 'Bir müşteri bağlantıyı reddetti',
      lines: [
        '{client} istemediği bir bağlantı aldı ve bunu bildirdi. Bağlantının açtığı oturum sonlandırıldı.',
        'İsteyen: {device}, ağ {network}, {time}.',
      ],
      after: ['Lütfen müşteriyi arayın. Tekrarlanırsa görüşene kadar kendi başına giriş iznini kapatın.'],
    },
  },
  unitReleased: {
    en: {
      subject: '{unit} is no longer held for {client}',
      heading: 'Your client lost a unit',
      lines: [
        '{unit} was held for {client}. Its status was changed from “{from}” to “{to}”.',
        'Changed by {user}, {time}.',
      ],
      button: 'See the unit',
      after: ['If you do not know why, ask before you call the client.'],
    },
    tr: {
      subject: '{unit} artık {client} adına ayrılmış değil',
      heading: 'Müşteriniz bir konutu kaybetti',
      lines: [
        '{unit} numaralı konut {client} adına ayrılmıştı. Durumu “{from}” iken “{to}” yapıldı.',
        'Değiştiren: {user}, {time}.',
      ],
      button: 'Konutu görün',
      after: ['Nedenini bilmiyorsanız müşteriyi aramadan önce sorun.'],
    },
  },
  sharedUnits: {
    en: {
      subject: 'Your units at {project}',
      heading: 'Hello {name}',
      lines: ['These units of {project} were put together for you:'],
      button: 'See them',
      after: ['Prices and availability may change until you reserve.'],
    },
    tr: {
      subject: '{project} için seçtiğiniz konutlar',
      heading: 'Merhaba {name}',
      lines: ['{project} için sizin adınıza seçilen konutlar:'],
      button: 'Konutları görün',
      after: ['Rezervasyon yapılana kadar fiyatlar ve uygunluk değişebilir.'],
    },
  },
  ...presentationMails,
  ...newClientMails,
  ...viewingMails,
  ...secondFactorMails,
  ...accountMailTexts,
} as const satisfies Record<string, Record<Language, MailWords>>;

export type MailKind = keyof typeof mailTexts;

/** Texts that are in every mail. */
export const commonMailTexts = {
  en: {
    footer: 'This mail was sent by {project}.',
    address: 'If the button does not work, open this address:',
    unknownDevice: 'an unknown device',
    code: 'Your code',
  },
  tr: {
    footer: 'Bu e-posta {project} tarafından gönderildi.',
    address: 'Düğme çalışmazsa şu adresi açın:',
    unknownDevice: 'bilinmeyen bir cihaz',
    code: 'Kodunuz',
  },
} as const satisfies Record<Language, Record<string, string>>;
