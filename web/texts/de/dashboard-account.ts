import type { dashboardAccount as english } from '../en/dashboard-account.ts';

export const dashboardAccount = {
  'ownAccount.about': 'Ihre Angaben, Ihr Passwort und wo Sie angemeldet sind.',
  'ownAccount.profile': 'Ihre Angaben',
  'ownAccount.profileText': 'Ihre Rolle: {role}. Ändern können sie nur Vorgesetzte.',
  'ownAccount.emailPassword': 'Um Ihre E-Mail-Adresse zu ändern, geben Sie Ihr jetziges Passwort ein.',
  'ownAccount.password': 'Passwort',
  'ownAccount.passwordText': 'Ein neues Passwort meldet Sie auf allen anderen Geräten ab.',
  'ownAccount.currentPassword': 'Jetziges Passwort',
  'ownAccount.passwordSubmit': 'Passwort ändern',
  'ownAccount.passwordSaved': 'Ihr Passwort wurde geändert',
  'sessions.text':
    'Beenden Sie jede Sitzung, die Sie nicht kennen, und ändern Sie dann Ihr Passwort. Dort werden Sie innerhalb von Sekunden abgemeldet.',
  'sessions.endText': 'Eine Präsentation, die dort läuft, endet ebenfalls.',
} as const satisfies Record<keyof typeof english, string>;
