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
} as const satisfies Record<keyof typeof english, string>;
