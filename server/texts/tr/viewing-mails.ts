import type { Translated } from '#domain/texts/language.ts';
import type { viewingMails as englishViewingMails, viewingWords as englishViewingWords } from '../en/viewing-mails.ts';

export const viewingMails: Translated<typeof englishViewingMails> = {
  viewingRequested: {
    subject: '{client} projeyi görmek istiyor: {day}',
    heading: 'Bir müşteri ziyaret talep ediyor',
    lines: ['{client}, {day} günü {half} {project} projesini yerinde görmek istiyor.'],
    button: 'Müşteriyi aç',
    after: ['Lütfen saati müşteriyle kararlaştırın. Ekteki takvim dosyası yarım günün tamamını kapsar.'],
  },
  viewingReceived: {
    subject: '{project} ziyaretiniz',
    heading: 'Teşekkür ederiz, {name}',
    lines: [
      '{project} projesini {day} günü {half} yerinde görme talebinizi aldık. Saati kararlaştırmak için {adviser} sizinle iletişime geçecek.',
    ],
    after: ['Ekteki dosya bu yarım günü takviminize ekler. Planınız değişirse lütfen bize bildirin.'],
  },
};

export const viewingWords: Translated<typeof englishViewingWords> = {
  half: {
    morning: 'öğleden önce',
    afternoon: 'öğleden sonra',
  },
  team: 'satış ekibimiz',
  event: '{project} ziyareti',
};
