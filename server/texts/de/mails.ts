import type { Translated } from '#domain/texts/language.ts';
import type { mailTexts as englishMailTexts, mailFrame as englishMailFrame } from '../en/mails.ts';

export const mailTexts: Translated<typeof englishMailTexts> = {
  loginLink: {
    subject: 'Anmelden bei {project}',
    heading: 'Guten Tag, {name}',
    lines: [
      'Öffnen Sie diesen Link, um sich anzumelden. Er ist 15 Minuten gültig und nur einmal verwendbar.',
      'Angefordert von: {device}, Netz {network}.',
    ],
    button: 'Anmelden',
    after: [
      'Wenn Sie das nicht angefordert haben, lassen Sie den Link geschlossen. Haben Sie ihn schon geöffnet, können Sie auf seiner Seite sagen, dass Sie es nicht waren.',
    ],
  },
  verificationCode: {
    subject: '{code} ist Ihr Bestätigungscode',
    heading: 'Guten Tag, {name}',
    lines: ['Dieser Code bestätigt Ihre E-Mail-Adresse bei {project}. Er gilt 10 Minuten.'],
    button: 'Adresse bestätigen',
    after: ['Wenn Sie keinen Code angefordert haben, müssen Sie nichts tun.'],
  },
  invitation: {
    subject: '{inviter} lädt Sie zu {project} ein',
    heading: 'Guten Tag, {name}',
    lines: [
      '{inviter} lädt Sie zu einer Präsentation von {project} ein. Mit diesem Link nehmen Sie an. Er ist 15 Minuten gültig und nur einmal verwendbar.',
    ],
    button: 'Einladung annehmen',
    after: [
      'Wenn Sie keine Einladung erwarten, lassen Sie den Link geschlossen. Haben Sie ihn schon geöffnet, können Sie auf seiner Seite sagen, dass Sie es nicht waren.',
    ],
  },
  thankYou: {
    subject: 'Willkommen bei {project}',
    heading: 'Vielen Dank, {name}',
    lines: ['Sie sind jetzt bei {project} registriert. Mit dieser E-Mail-Adresse können Sie sich jederzeit anmelden.'],
    button: 'Anmelden',
    after: [
      'Wenn Sie sich nicht registriert haben, müssen Sie nichts tun; ohne Sie kann sich niemand mit dieser Adresse anmelden.',
    ],
  },
  alreadyRegistered: {
    subject: 'Sie sind bei {project} registriert',
    heading: 'Guten Tag, {name}',
    lines: [
      'Jemand hat sich bei {project} mit dieser Adresse registriert, die schon registriert war. Nichts wurde geändert.',
    ],
    button: 'Anmelden',
    after: ['Wenn Sie das nicht waren, müssen Sie nichts tun.'],
  },
  firstPassword: {
    subject: 'Legen Sie Ihr Passwort für {project} fest',
    heading: 'Guten Tag, {name}',
    lines: [
      '{by} hat bei {project} ein Konto für Sie angelegt. Mit diesem Link legen Sie Ihr Passwort fest. Er ist eine Stunde gültig und nur einmal verwendbar.',
    ],
    button: 'Passwort festlegen',
    after: ['Ist der Link abgelaufen, bitten Sie {by} um einen neuen.'],
  },
  resetLink: {
    subject: 'Neues Passwort festlegen',
    heading: 'Guten Tag, {name}',
    lines: [
      'Mit diesem Link legen Sie ein neues Passwort für {project} fest. Er ist eine Stunde gültig und nur einmal verwendbar.',
    ],
    button: 'Neues Passwort festlegen',
    after: ['Wenn Sie das nicht angefordert haben, bleibt Ihr Passwort, wie es ist.'],
  },
  notMe: {
    subject: '{client} sagt: Das war ich nicht',
    heading: 'Ein Kunde hat einen Link abgelehnt',
    lines: [
      '{client} hat einen nicht angeforderten Link erhalten und das gemeldet. Was der Link geöffnet hat, ist beendet.',
      'Angefordert von: {device}, Netz {network}, {time}.',
    ],
    after: [
      'Bitte rufen Sie den Kunden an. Geschieht es wieder, schalten Sie seine eigene Anmeldung ab, bis Sie gesprochen haben.',
    ],
  },
  unitReleased: {
    subject: '{unit} wird nicht mehr für {client} gehalten',
    heading: 'Ihr Kunde hat eine Residenz verloren',
    lines: [
      '{unit} wurde für {client} gehalten. Der Status wurde von „{from}“ auf „{to}“ geändert.',
      'Änderung: {user}, {time}.',
    ],
    button: 'Residenz ansehen',
    after: ['Wenn Sie den Grund nicht kennen, fragen Sie, bevor Sie den Kunden anrufen.'],
  },
  sharedUnits: {
    subject: 'Ihre Residenzen bei {project}',
    heading: 'Guten Tag, {name}',
    lines: ['Diese Residenzen von {project} wurden für Sie zusammengestellt:'],
    button: 'Ansehen',
    after: ['Preise und Verfügbarkeit können sich ändern, bis Sie reservieren.'],
  },
};

export const mailFrame: Translated<typeof englishMailFrame> = {
  footer: 'Diese E-Mail wurde von {project} gesendet.',
  address: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  unknownDevice: 'ein unbekanntes Gerät',
  code: 'Ihr Code',
  quoted: '„{text}“',
};
