import type { accountMenu as english } from '../en/account-menu.ts';

export const accountMenu = {
  'shell.ownPage': 'Ihre Seite bei {project}',
  'shell.favourites': 'Favoriten',
  'shell.dashboard': 'Dashboard',
  'shell.account': 'Ihr Konto',
  'shell.logOut': 'Abmelden',
  'shell.endPresentation': 'Präsentation beenden',
  'shell.logOutTitle': 'Abmelden?',
  'shell.logOutText': 'Die Präsentation endet, und dieser Bildschirm kehrt zum Anfang zurück.',
  'data.download': 'Meine Daten herunterladen',
  'data.erase': 'Meine Daten löschen',
  'data.eraseTitle': 'Ihre Daten löschen?',
  'data.eraseText':
    'Ihr Name, Ihre Adressen und Favoriten werden gelöscht, und Sie werden abgemeldet. Das lässt sich nicht rückgängig machen.',
  'data.erased': 'Ihre Daten sind gelöscht',
} as const satisfies Record<keyof typeof english, string>;
