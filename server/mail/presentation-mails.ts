import type { Language } from '#domain/texts/language.ts';

/** The mails after a presentation: led by a sales user or the client's own, with and without chosen units. */
export const presentationMails = {
  presentationDetails: {
    en: {
      subject: 'Your presentation of {project}',
      heading: 'Thank you, {name}',
      lines: ['{presenter} presented {project} to you. This is what you chose.'],
      button: 'Open your page',
      after: ['Until you reserve a residence, its price and availability may change.'],
    },
    tr: {
      subject: '{project} sunumunuz',
      heading: 'Teşekkür ederiz, {name}',
      lines: ['{presenter} size {project} projesini sundu. Seçtikleriniz aşağıda.'],
      button: 'Sayfanızı açın',
      after: ['Rezervasyon yapılana kadar fiyatlar ve uygunluk değişebilir.'],
    },
  },
  presentationThanks: {
    en: {
      subject: 'Your presentation of {project}',
      heading: 'Thank you, {name}',
      lines: ['{presenter} presented {project} to you. Come back whenever you like.'],
      button: 'Open your page',
      after: [],
    },
    tr: {
      subject: '{project} sunumunuz',
      heading: 'Teşekkür ederiz, {name}',
      lines: ['{presenter} size {project} projesini sundu. Dilediğiniz zaman yeniden bakabilirsiniz.'],
      button: 'Sayfanızı açın',
      after: [],
    },
  },
  selfPresentationDetails: {
    en: {
      subject: 'Your presentation of {project}',
      heading: 'Thank you, {name}',
      lines: ['We hope you enjoyed looking around {project}. This is what you chose.'],
      button: 'Open your page',
      after: ['Until you reserve a residence, its price and availability may change.'],
    },
    tr: {
      subject: '{project} sunumunuz',
      heading: 'Teşekkür ederiz, {name}',
      lines: ['{project} projesini keyifle gezdiğinizi umuyoruz. Seçtikleriniz aşağıda.'],
      button: 'Sayfanızı açın',
      after: ['Rezervasyon yapılana kadar fiyatlar ve uygunluk değişebilir.'],
    },
  },
  selfPresentationThanks: {
    en: {
      subject: 'Your presentation of {project}',
      heading: 'Thank you, {name}',
      lines: ['We hope you enjoyed looking around {project}. Come back whenever you like.'],
      button: 'Open your page',
      after: [],
    },
    tr: {
      subject: '{project} sunumunuz',
      heading: 'Teşekkür ederiz, {name}',
      lines: ['{project} projesini keyifle gezdiğinizi umuyoruz. Dilediğiniz zaman yeniden bakabilirsiniz.'],
      button: 'Sayfanızı açın',
      after: [],
    },
  },
};

/** The titles of the sections in these mails, besides those of what is held (`heldTexts`). */
export const presentationWords: Record<Language, { favourites: string; adviser: string; contact: string }> = {
  en: { favourites: 'Your favourites', adviser: 'Your adviser', contact: 'Contact' },
  tr: { favourites: 'Favorileriniz', adviser: 'Danışmanınız', contact: 'İletişim' },
};
