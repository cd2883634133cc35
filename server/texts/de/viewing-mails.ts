import type { Translated } from '#domain/texts/language.ts';
import type { viewingMails as englishViewingMails, viewingWords as englishViewingWords } from '../en/viewing-mails.ts';

export const viewingMails: Translated<typeof englishViewingMails> = {
  viewingRequested: {
    subject: '{client} möchte eine Besichtigung am {day}',
    heading: 'Ein Kunde bittet um eine Besichtigung',
    lines: ['{client} möchte {project} am {day} besichtigen, {half}.'],
    button: 'Kunden öffnen',
    after: [
      'Bitte vereinbaren Sie eine Uhrzeit. Die angehängte Kalenderdatei umfasst den ganzen Vor- oder Nachmittag.',
    ],
  },
  viewingReceived: {
    subject: 'Ihre Besichtigung von {project}',
    heading: 'Vielen Dank, {name}',
    lines: [
      'Wir haben Ihre Anfrage für eine Besichtigung von {project} am {day}, {half}, erhalten. {adviser} meldet sich, um eine Uhrzeit zu vereinbaren.',
    ],
    after: [
      'Die angehängte Datei trägt den Vor- oder Nachmittag in Ihren Kalender ein. Falls sich Ihre Pläne ändern, sagen Sie uns bitte Bescheid.',
    ],
  },
};

export const viewingWords: Translated<typeof englishViewingWords> = {
  half: {
    morning: 'vormittags',
    afternoon: 'nachmittags',
  },
  team: 'Unser Vertriebsteam',
  event: 'Besichtigung von {project}',
};
