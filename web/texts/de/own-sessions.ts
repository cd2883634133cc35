import type { ownSessions as english } from '../en/own-sessions.ts';

export const ownSessions = {
  'sessions.title': 'Wo Sie angemeldet sind',
  'sessions.unknownDevice': 'Unbekanntes Gerät',
  'sessions.thisDevice': 'Dieses Gerät',
  'sessions.loggedIn': 'Angemeldet',
  'sessions.lastUsed': 'Zuletzt verwendet',
  'sessions.network': 'Netz {network}',
  'sessions.byPassword': 'mit Passwort',
  'sessions.byTablet': 'mit Tablet-Link',
  'sessions.byPasskey': 'mit Passkey',
  'sessions.byCompany': 'über Ihre Firma',
  'sessions.end': 'Sitzung beenden',
  'sessions.endNamed': 'Sitzung beenden: {name}',
  'sessions.endTitle': 'Sitzung auf {name} beenden?',
  'sessions.ended': 'Die Sitzung ist beendet',
  'sessions.endOthers': 'Überall sonst abmelden',
  'sessions.endOthersTitle': 'Überall sonst abmelden?',
  'sessions.endedOthers': 'Sie sind jetzt nur noch hier angemeldet',
  'sessions.clientText':
    'Beenden Sie jede Sitzung, die Sie nicht kennen. Dort werden Sie innerhalb von Sekunden abgemeldet.',
  'sessions.clientEndText': 'Dort werden Sie innerhalb von Sekunden abgemeldet.',
  'sessions.loadFailed': 'Ihre Sitzungen konnten nicht geladen werden',
  'sessions.noPassword': 'Sie kennen Ihr Passwort nicht? Melden Sie sich ab und stattdessen per E-Mail wieder an.',
} as const satisfies Record<keyof typeof english, string>;
