import type { Translated } from '#domain/texts/language.ts';
import type { accountMails as englishAccountMails } from '../en/account-mails.ts';

export const accountMails: Translated<typeof englishAccountMails> = {
  newDevice: {
    subject: 'Neue Anmeldung in Ihrem Konto bei {project}',
    heading: 'Guten Tag, {name}',
    lines: [
      'Jemand hat sich in Ihrem Konto mit einem Browser angemeldet, den wir von Ihnen noch nicht kennen.',
      '{device}, Netz {network}, {time}.',
    ],
    button: 'Sehen, wo Sie angemeldet sind',
    after: [
      'Wenn Sie das waren, müssen Sie nichts tun.',
      'Wenn nicht, beenden Sie diese Sitzung auf Ihrer Kontoseite und ändern Sie Ihr Passwort. Können Sie sich nicht mehr anmelden, legen Sie hier ein neues Passwort fest: {reset}',
    ],
  },
  passwordChanged: {
    subject: 'Ihr Passwort bei {project} wurde geändert',
    heading: 'Guten Tag, {name}',
    lines: [
      'Das Passwort Ihres Kontos wurde geändert. Alle anderen Sitzungen sind beendet.',
      '{device}, Netz {network}, {time}.',
    ],
    button: 'Sehen, wo Sie angemeldet sind',
    after: [
      'Wenn Sie das waren, müssen Sie nichts tun.',
      'Wenn nicht, legen Sie hier ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid: {reset}',
    ],
  },
  clientPasswordChanged: {
    subject: 'Ihr Passwort bei {project} wurde geändert',
    heading: 'Guten Tag, {name}',
    lines: [
      'Das Passwort Ihres Kontos wurde geändert. Sie sind überall abgemeldet, und offene Anmeldelinks gelten nicht mehr.',
      '{device}, Netz {network}, {time}.',
    ],
    after: [
      'Wenn Sie das waren, müssen Sie nichts tun.',
      'Wenn nicht, legen Sie hier ein neues Passwort fest und sagen Sie Ihrem Berater Bescheid: {reset}',
    ],
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos bei {project} wurde geändert',
    heading: 'Guten Tag, {name}',
    lines: [
      'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Mit ihr melden Sie sich an, und Links für ein neues Passwort gehen dorthin; diese Adresse gilt nicht mehr.',
      '{device}, Netz {network}, {time}.',
    ],
    after: ['Wenn Sie das waren, müssen Sie nichts tun.', 'Wenn nicht, sagen Sie sofort Ihrem Administrator Bescheid.'],
  },
  wrongGuesses: {
    subject: 'Fünf Fehlversuche in Ihrem Konto bei {project}',
    heading: 'Guten Tag, {name}',
    lines: [
      'In einer Sitzung Ihres Kontos wurde fünfmal ein falsches Passwort, ein falscher Code oder ein falscher Passkey angegeben, als ein Nachweis verlangt wurde, dass Sie es sind.',
      '{device}, Netz {network}, {time}.',
    ],
    button: 'Sehen, wo Sie angemeldet sind',
    after: [
      'Wenn Sie das waren, müssen Sie nichts tun.',
      'Wenn nicht, legen Sie hier ein neues Passwort fest; das beendet alle Sitzungen Ihres Kontos: {reset}',
    ],
  },
};
