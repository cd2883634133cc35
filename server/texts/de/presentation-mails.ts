import type { Translated } from '#domain/texts/language.ts';
import type {
  presentationMails as englishPresentationMails,
  presentationWords as englishPresentationWords,
} from '../en/presentation-mails.ts';

export const presentationMails: Translated<typeof englishPresentationMails> = {
  presentationDetails: {
    subject: 'Ihre Präsentation von {project}',
    heading: 'Vielen Dank, {name}',
    lines: ['{presenter} hat Ihnen {project} präsentiert. Das haben Sie gewählt.'],
    button: 'Ihre Seite öffnen',
    after: ['Bis Sie eine Residenz reservieren, können sich Preis und Verfügbarkeit ändern.'],
  },
  presentationThanks: {
    subject: 'Ihre Präsentation von {project}',
    heading: 'Vielen Dank, {name}',
    lines: ['{presenter} hat Ihnen {project} präsentiert. Kommen Sie wieder, wann immer Sie möchten.'],
    button: 'Ihre Seite öffnen',
    after: [],
  },
  selfPresentationDetails: {
    subject: 'Ihre Präsentation von {project}',
    heading: 'Vielen Dank, {name}',
    lines: ['Wir hoffen, der Rundgang durch {project} hat Ihnen gefallen. Das haben Sie gewählt.'],
    button: 'Ihre Seite öffnen',
    after: ['Bis Sie eine Residenz reservieren, können sich Preis und Verfügbarkeit ändern.'],
  },
  selfPresentationThanks: {
    subject: 'Ihre Präsentation von {project}',
    heading: 'Vielen Dank, {name}',
    lines: ['Wir hoffen, der Rundgang durch {project} hat Ihnen gefallen. Kommen Sie wieder, wann immer Sie möchten.'],
    button: 'Ihre Seite öffnen',
    after: [],
  },
};

export const presentationWords: Translated<typeof englishPresentationWords> = {
  favourites: 'Ihre Favoriten',
  adviser: 'Ihr Berater',
  contact: 'Kontakt',
};
