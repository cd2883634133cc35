import type { Translated } from '#domain/texts/language.ts';
import type { newClientMails as englishNewClientMails } from '../en/new-client-mails.ts';

export const newClientMails: Translated<typeof englishNewClientMails> = {
  newClient: {
    subject: 'Neuer Kunde: {client}',
    heading: 'Guten Tag, {name}',
    lines: ['{client} hat sich soeben bei {project} selbst registriert und gehört jetzt zu Ihren Kunden.'],
    button: 'Kunden ansehen',
    after: ['Je eher Sie sich melden, desto besser.'],
  },
  clientWaiting: {
    subject: 'Ein neuer Kunde wartet: {client}',
    heading: 'Guten Tag, {name}',
    lines: [
      '{client} hat sich soeben bei {project} registriert und ist noch ohne Betreuung. Wer den Kunden zuerst übernimmt, betreut ihn.',
    ],
    button: 'Kunden ansehen',
    after: ['Sie können den Kunden auch unter Interessenten übernehmen.'],
  },
};
