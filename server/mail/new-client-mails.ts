import type { Language } from '#domain/texts/language.ts';
import type { MailWords } from './mail-message.ts';

/** Mails that tell sales users of a client who registered alone. */
export const newClientMails = {
  newClient: {
    en: {
      subject: 'New client: {client}',
      heading: 'Hello {name}',
      lines: ['{client} has just registered at {project} without a sales user, and is now your client.'],
      button: 'See the client',
      after: ['The sooner you get in touch, the better.'],
    },
    tr: {
      subject: 'Yeni müşteri: {client}',
      heading: 'Merhaba {name}',
      lines: ['{client} az önce {project} için kendi başına kayıt oldu ve artık sizin müşteriniz.'],
      button: 'Müşteriyi görün',
      after: ['Ne kadar erken iletişime geçerseniz o kadar iyi.'],
    },
  },
  clientWaiting: {
    en: {
      subject: 'A new client is waiting: {client}',
      heading: 'Hello {name}',
      lines: [
        '{client} has just registered at {project} and has no sales user yet. They will be the client of whoever takes them first.',
      ],
      button: 'See the client',
      after: ['You can also take the client on the leads board.'],
    },
    tr: {
      subject: 'Yeni bir müşteri bekliyor: {client}',
      heading: 'Merhaba {name}',
      lines: [
        '{client} az önce {project} için kayıt oldu ve henüz bir satış sorumlusu yok. Müşteri, onu ilk üstlenenin olur.',
      ],
      button: 'Müşteriyi görün',
      after: ['Müşteriyi aday panosundan da üstlenebilirsiniz.'],
    },
  },
} as const satisfies Record<string, Record<Language, MailWords>>;
