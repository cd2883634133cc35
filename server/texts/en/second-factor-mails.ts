import type { MailWords } from '../mail-words.ts';

/** The mails about second factors: every change of them, and every attempt that only lacked one. */
export const secondFactorMails = {
  appAdded: {
    subject: 'Authenticator app added',
    heading: 'Hello {name}',
    lines: [
      'Logging in to {project} with your password now also needs a code from your authenticator app.',
      'By: {device}, network {network}.',
    ],
    button: 'Open your account',
    after: ['If that was not you, set a new password at once and tell your administrator.'],
  },
  appRemoved: {
    subject: 'Authenticator app removed',
    heading: 'Hello {name}',
    lines: ['The authenticator app was removed from your account at {project}.', 'By: {device}, network {network}.'],
    button: 'Open your account',
    after: ['If that was not you, set a new password at once and tell your administrator.'],
  },
  passkeyAdded: {
    subject: 'Passkey added',
    heading: 'Hello {name}',
    lines: [
      'A passkey was added to your account at {project}. It logs you in by itself.',
      'By: {device}, network {network}.',
    ],
    button: 'Open your account',
    after: ['If that was not you, set a new password at once and tell your administrator.'],
  },
  passkeyRemoved: {
    subject: 'Passkey removed',
    heading: 'Hello {name}',
    lines: ['A passkey was removed from your account at {project}.', 'By: {device}, network {network}.'],
    button: 'Open your account',
    after: ['If that was not you, set a new password at once and tell your administrator.'],
  },
  recoveryCodesMade: {
    subject: 'New recovery codes',
    heading: 'Hello {name}',
    lines: [
      'New recovery codes were made for your account at {project}. The earlier ones no longer work.',
      'By: {device}, network {network}.',
    ],
    button: 'Open your account',
    after: ['If that was not you, set a new password at once and tell your administrator.'],
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    heading: 'Hello {name}',
    lines: [
      'A recovery code was used for your account at {project}. Codes left: {left}.',
      'By: {device}, network {network}.',
    ],
    button: 'Open your account',
    after: ['If that was not you, set a new password at once and tell your administrator.'],
  },
  secondFactorsReset: {
    subject: 'Your second step was reset',
    heading: 'Hello {name}',
    lines: [
      '{by} removed the authenticator app, the passkeys and the recovery codes of your account at {project}. Your password is now enough to log in, unless a second step is required: then you set up a new one at the next login.',
      'By: {device}, network {network}.',
    ],
    button: 'Open your account',
    after: ['If that was not you, set a new password at once and tell your administrator.'],
  },
  secondStepRefused: {
    subject: 'Somebody knows your password',
    heading: 'Hello {name}',
    lines: [
      'Somebody typed the right password for your account at {project}, and then five wrong codes. They are not logged in.',
      'By: {device}, network {network}.',
    ],
    button: 'Open your account',
    after: ['If that was not you, set a new password at once and tell your administrator.'],
  },
} as const satisfies Record<string, MailWords>;
