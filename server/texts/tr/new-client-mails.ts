import type { Translated } from '#domain/texts/language.ts';
import type { newClientMails as englishNewClientMails } from '../en/new-client-mails.ts';

export const newClientMails: Translated<typeof englishNewClientMails> = {
  newClient: {
    subject: 'Yeni müşteri: {client}',
    heading: 'Merhaba {name}',
    lines: ['{client} az önce {project} için kendi başına kayıt oldu ve artık sizin müşteriniz.'],
    button: 'Müşteriyi gör',
    after: ['Ne kadar erken iletişime geçerseniz o kadar iyi.'],
  },
  clientWaiting: {
    subject: 'Yeni bir müşteri bekliyor: {client}',
    heading: 'Merhaba {name}',
    lines: [
      '{client} az önce {project} için kayıt oldu ve henüz bir satış sorumlusu yok. Müşteri, onu ilk üstlenenin olur.',
    ],
    button: 'Müşteriyi gör',
    after: ['Müşteriyi aday panosundan da üstlenebilirsiniz.'],
  },
};
