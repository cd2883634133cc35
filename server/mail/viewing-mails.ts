import type { DayHalf } from '#domain/viewings/viewing-day.ts';
import type { Language } from '#domain/texts/language.ts';

/** The mails about a requested viewing: to the sales user, and to the client. */
export const viewingMails = {
  viewingRequested: {
    en: {
      subject: '{client} would like a viewing on {day}',
      heading: 'A client asks for a viewing',
      lines: ['{client} would like to see {project} on {day}, {half}.'],
      button: 'Open the client',
      after: ['Please agree on a time with them. The attached calendar file covers the whole half-day.'],
    },
    tr: {
      subject: '{client} projeyi görmek istiyor: {day}',
      heading: 'Bir müşteri ziyaret talep ediyor',
      lines: ['{client}, {day} günü {half} {project} projesini yerinde görmek istiyor.'],
      button: 'Müşteriyi aç',
      after: ['Lütfen saati müşteriyle kararlaştırın. Ekteki takvim dosyası yarım günün tamamını kapsar.'],
    },
  },
  viewingReceived: {
    en: {
      subject: 'Your viewing of {project}',
      heading: 'Thank you, {name}',
      lines: [
        'We have your request for a viewing of {project} on {day}, {half}. {adviser} will get in touch to agree on a time.',
      ],
      after: ['The attached file puts the half-day into your calendar. If your plans change, please let us know.'],
    },
    tr: {
      subject: '{project} ziyaretiniz',
      heading: 'Teşekkür ederiz, {name}',
      lines: [
        '{project} projesini {day} günü {half} yerinde görme talebinizi aldık. Saati kararlaştırmak için {adviser} sizinle iletişime geçecek.',
      ],
      after: ['Ekteki dosya bu yarım günü takviminize ekler. Planınız değişirse lütfen bize bildirin.'],
    },
  },
};

/** Words in these mails and their calendar files. */
export const viewingWords: Record<Language, { half: Record<DayHalf, string>; team: string; event: string }> = {
  en: {
    half: { morning: 'in the morning', afternoon: 'in the afternoon' },
    team: 'Our sales team',
    event: 'Viewing of {project}',
  },
  tr: {
    half: { morning: 'öğleden önce', afternoon: 'öğleden sonra' },
    team: 'satış ekibimiz',
    event: '{project} ziyareti',
  },
};
