import type { MailWords } from '../mail-words.ts';

/** Mails about logging in, accounts, invitations and units. `{name}` is a placeholder. */
export const mailTexts = {
  loginLink: {
    subject: 'Log in to {project}',
    heading: 'Hello {name}',
    lines: ['Open this link to log in. It works once, for 15 minutes.', 'Asked for by: {device}, network {network}.'],
    button: 'Log in',
    after: [
      'If you did not ask for this, leave the link closed. Should you have opened it, its page lets you say that this was not you.',
    ],
  },
  verificationCode: {
    subject: '{code} is your verification code',
    heading: 'Hello {name}',
    lines: ['This code verifies your email address at {project}. It is valid for 10 minutes.'],
    button: 'Verify my address',
    after: ['If you did not ask for a code, you need not do anything.'],
  },
  invitation: {
    subject: '{inviter} invites you to {project}',
    heading: 'Hello {name}',
    lines: [
      '{inviter} invites you to a presentation of {project}. Accept it by this link. It works once, for 15 minutes.',
    ],
    button: 'Accept the invitation',
    after: [
      'If you do not expect an invitation, leave the link closed. Should you have opened it, its page lets you say that this was not you.',
    ],
  },
  thankYou: {
    subject: 'Welcome to {project}',
    heading: 'Thank you, {name}',
    lines: ['Your registration at {project} has arrived. Log in by this email address whenever you like.'],
    button: 'Log in',
    after: ['If you did not register, you need not do anything; without you nobody can log in by this address.'],
  },
  alreadyRegistered: {
    subject: 'You are registered at {project}',
    heading: 'Hello {name}',
    lines: [
      'Somebody registered at {project} with this address, which has been registered before. Nothing was changed.',
    ],
    button: 'Log in',
    after: ['If that was not you, you need not do anything.'],
  },
  resetLink: {
    subject: 'Set a new password',
    heading: 'Hello {name}',
    lines: ['Set a new password for {project} by this link. It works once, for one hour.'],
    button: 'Set a new password',
    after: ['If you did not ask for this, your password stays as it is.'],
  },
  notMe: {
    subject: '{client} says: this was not me',
    heading: 'A client refused a link',
    lines: [
      '{client} received a link that they did not ask for, and said so. What it opened has been ended.',
      'Asked for by: {device}, network {network}, {time}.',
    ],
    after: ['Please call the client. If it happens again, switch their self-login off until you have spoken.'],
  },
  unitReleased: {
    subject: '{unit} is no longer held for {client}',
    heading: 'Your client lost a unit',
    lines: [
      '{unit} was held for {client}. Its status was changed from “{from}” to “{to}”.',
      'Changed by {user}, {time}.',
    ],
    button: 'See the unit',
    after: ['If you do not know why, ask before you call the client.'],
  },
  sharedUnits: {
    subject: 'Your units at {project}',
    heading: 'Hello {name}',
    lines: ['These units of {project} were put together for you:'],
    button: 'See them',
    after: ['Prices and availability may change until you reserve.'],
  },
} as const satisfies Record<string, MailWords>;

/** Texts that are in every mail. */
export const mailFrame = {
  footer: 'This mail was sent by {project}.',
  address: 'If the button does not work, open this address:',
  unknownDevice: 'an unknown device',
  code: 'Your code',
} as const satisfies Record<string, string>;
