import type { MailWords } from '../mail-words.ts';

/**
 * Mails to sales users about events of their account; `wrongGuesses` is also for clients, `clientPasswordChanged` only
 * for them. `reset` is the address of the page that requests a reset link.
 */
export const accountMails = {
  newDevice: {
    subject: 'New login to your {project} account',
    heading: 'Hello {name}',
    lines: [
      'Somebody logged in to your account in a browser that we have not seen you use before.',
      '{device}, network {network}, {time}.',
    ],
    button: 'See where you are logged in',
    after: [
      'If this was you, you do not need to do anything.',
      'If it was not, end that session on your account page and change your password. If you can no longer log in, set a new password here: {reset}',
    ],
  },
  passwordChanged: {
    subject: 'Your {project} password was changed',
    heading: 'Hello {name}',
    lines: [
      'The password of your account was changed. Every other session has ended.',
      '{device}, network {network}, {time}.',
    ],
    button: 'See where you are logged in',
    after: [
      'If this was you, you do not need to do anything.',
      'If it was not, set a new password here and tell your administrator: {reset}',
    ],
  },
  clientPasswordChanged: {
    subject: 'Your {project} password was changed',
    heading: 'Hello {name}',
    lines: [
      'The password of your account was changed. You are logged out everywhere, and login links that were open no longer work.',
      '{device}, network {network}, {time}.',
    ],
    after: [
      'If this was you, you do not need to do anything.',
      'If it was not, set a new password here and tell your adviser: {reset}',
    ],
  },
  emailChanged: {
    subject: 'The email address of your {project} account was changed',
    heading: 'Hello {name}',
    lines: [
      'Your account now has another email address. You log in by that one, and links to set a new password go there; this address no longer works.',
      '{device}, network {network}, {time}.',
    ],
    after: ['If this was you, you do not need to do anything.', 'If it was not, tell your administrator at once.'],
  },
  wrongGuesses: {
    subject: 'Five wrong attempts in your {project} account',
    heading: 'Hello {name}',
    lines: [
      'In a browser that is logged in to your account, somebody gave a wrong password, code or passkey five times when asked to prove that they are you.',
      '{device}, network {network}, {time}.',
    ],
    button: 'See where you are logged in',
    after: [
      'If this was you, you do not need to do anything.',
      'If it was not, set a new password here, which ends every session of your account: {reset}',
    ],
  },
} as const satisfies Record<string, MailWords>;
