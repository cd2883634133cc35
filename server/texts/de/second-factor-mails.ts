import type { Translated } from '#domain/texts/language.ts';
import type { secondFactorMails as englishSecondFactorMails } from '../en/second-factor-mails.ts';

export const secondFactorMails: Translated<typeof englishSecondFactorMails> = {
  appAdded: {
    subject: 'Authenticator-App hinzugefügt',
    heading: 'Guten Tag, {name}',
    lines: [
      'Für die Anmeldung bei {project} mit Ihrem Passwort brauchen Sie jetzt auch einen Code aus Ihrer Authenticator-App.',
      'Gerät: {device}, Netz {network}.',
    ],
    button: 'Konto öffnen',
    after: [
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid.',
    ],
  },
  appRemoved: {
    subject: 'Authenticator-App entfernt',
    heading: 'Guten Tag, {name}',
    lines: ['Die Authenticator-App wurde von Ihrem Konto bei {project} entfernt.', 'Gerät: {device}, Netz {network}.'],
    button: 'Konto öffnen',
    after: [
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid.',
    ],
  },
  passkeyAdded: {
    subject: 'Passkey hinzugefügt',
    heading: 'Guten Tag, {name}',
    lines: [
      'Ihrem Konto bei {project} wurde ein Passkey hinzugefügt. Er meldet Sie allein an.',
      'Gerät: {device}, Netz {network}.',
    ],
    button: 'Konto öffnen',
    after: [
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid.',
    ],
  },
  passkeyRemoved: {
    subject: 'Passkey entfernt',
    heading: 'Guten Tag, {name}',
    lines: ['Ein Passkey wurde von Ihrem Konto bei {project} entfernt.', 'Gerät: {device}, Netz {network}.'],
    button: 'Konto öffnen',
    after: [
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid.',
    ],
  },
  recoveryCodesMade: {
    subject: 'Neue Wiederherstellungscodes',
    heading: 'Guten Tag, {name}',
    lines: [
      'Für Ihr Konto bei {project} wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
      'Gerät: {device}, Netz {network}.',
    ],
    button: 'Konto öffnen',
    after: [
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid.',
    ],
  },
  recoveryCodeUsed: {
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    heading: 'Guten Tag, {name}',
    lines: [
      'Für Ihr Konto bei {project} wurde ein Wiederherstellungscode verwendet. Verbleibende Codes: {left}.',
      'Gerät: {device}, Netz {network}.',
    ],
    button: 'Konto öffnen',
    after: [
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid.',
    ],
  },
  secondFactorsReset: {
    subject: 'Ihr zweiter Schritt wurde zurückgesetzt',
    heading: 'Guten Tag, {name}',
    lines: [
      '{by} hat die Authenticator-App, die Passkeys und die Wiederherstellungscodes Ihres Kontos bei {project} entfernt. Für die Anmeldung genügt jetzt Ihr Passwort, es sei denn, ein zweiter Schritt ist vorgeschrieben: Dann richten Sie bei der nächsten Anmeldung einen neuen ein.',
      'Gerät: {device}, Netz {network}.',
    ],
    button: 'Konto öffnen',
    after: [
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid.',
    ],
  },
  secondStepRefused: {
    subject: 'Jemand kennt Ihr Passwort',
    heading: 'Guten Tag, {name}',
    lines: [
      'Jemand hat für Ihr Konto bei {project} das richtige Passwort und dann fünf falsche Codes eingegeben. Die Anmeldung ist nicht gelungen.',
      'Gerät: {device}, Netz {network}.',
    ],
    button: 'Konto öffnen',
    after: [
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid.',
    ],
  },
};
