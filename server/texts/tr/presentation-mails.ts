import type { Translated } from '#domain/texts/language.ts';
import type {
  presentationMails as englishPresentationMails,
  presentationWords as englishPresentationWords,
} from '../en/presentation-mails.ts';

export const presentationMails: Translated<typeof englishPresentationMails> = {
  presentationDetails: {
    subject: '{project} sunumunuz',
    heading: 'Teşekkür ederiz, {name}',
    lines: ['{presenter} size {project} projesini sundu. Seçtikleriniz aşağıda.'],
    button: 'Sayfamı aç',
    after: ['Rezervasyon yapılana kadar fiyatlar ve satış durumu değişebilir.'],
  },
  presentationThanks: {
    subject: '{project} sunumunuz',
    heading: 'Teşekkür ederiz, {name}',
    lines: ['{presenter} size {project} projesini sundu. Dilediğiniz zaman yeniden bakabilirsiniz.'],
    button: 'Sayfamı aç',
    after: [],
  },
  selfPresentationDetails: {
    subject: '{project} sunumunuz',
    heading: 'Teşekkür ederiz, {name}',
    lines: ['{project} projesini keyifle gezdiğinizi umuyoruz. Seçtikleriniz aşağıda.'],
    button: 'Sayfamı aç',
    after: ['Rezervasyon yapılana kadar fiyatlar ve satış durumu değişebilir.'],
  },
  selfPresentationThanks: {
    subject: '{project} sunumunuz',
    heading: 'Teşekkür ederiz, {name}',
    lines: ['{project} projesini keyifle gezdiğinizi umuyoruz. Dilediğiniz zaman yeniden bakabilirsiniz.'],
    button: 'Sayfamı aç',
    after: [],
  },
};

export const presentationWords: Translated<typeof englishPresentationWords> = {
  favourites: 'Favorileriniz',
  adviser: 'Danışmanınız',
  contact: 'İletişim',
};
