import type { MailWords } from '../mail-words.ts';

/** Mails about logging in, accounts, invitations and units. `{name}` is a placeholder. */
export const mailTexts = {
  loginLink: {
    subject: 'Log in to {project}',
    heading: 'Hello {name}',
    lines: ['Open this link to log in. It works once, for 15 minutes.', 'Requested from: {device}, network {network}.'],
    button: 'Log in',
    after: [
      'If you did not ask for this, do not open the link. If you already have, you can say on its page that this was not you.',
    ],
  },
  verificationCode: {
    subject: '{code} is your verification code',
    heading: 'Hello {name}',
    lines: ['This code verifies your email address at {project}. It is valid for 10 minutes.'],
    button: 'Verify my address',
    after: ['If you did not ask for a code, you can ignore this email.'],
  },
  invitation: {
    subject: '{inviter} invites you to {project}',
    heading: 'Hello {name}',
    lines: [
      '{inviter} invites you to a presentation of {project}. Accept with this link. It works once, for 15 minutes.',
    ],
    button: 'Accept the invitation',
    after: [
      'If you were not expecting an invitation, do not open the link. If you already have, you can say on its page that this was not you.',
    ],
  },
  thankYou: {
    subject: 'Welcome to {project}',
    heading: 'Thank you, {name}',
    lines: ['You are registered with {project}. Log in with this email address whenever you like.'],
    button: 'Log in',
    after: ['If you did not register, you can ignore this email: nobody can log in with this address without you.'],
  },
  alreadyRegistered: {
    subject: 'You are registered with {project}',
    heading: 'Hello {name}',
    lines: [
      'Someone tried to register with {project} using this address, which is registered already. Nothing was changed.',
    ],
    button: 'Log in',
    after: ['If that was not you, you can ignore this email.'],
  },
  firstPassword: {
    subject: 'Choose your password for {project}',
    heading: 'Hello {name}',
    lines: [
      '{by} has set up an account for you at {project}. Choose your password with this link. It works once, for one hour.',
    ],
    button: 'Choose a password',
    after: ['Once the link has expired, ask {by} for another.'],
  },
  resetLink: {
    subject: 'Set a new password',
    heading: 'Hello {name}',
    lines: ['Set a new password for {project} with this link. It works once, for one hour.'],
    button: 'Set a new password',
    after: ['If you did not ask for this, your password stays as it is.'],
  },
  notMe: {
    subject: '{client} says: this was not me',
    heading: 'A client refused a link',
    lines: [
      '{client} received a link that they did not ask for, and said so. What it opened has been ended.',
      'Requested from: {device}, network {network}, {time}.',
    ],
    after: ['Please call the client. If it happens again, switch their self-login off until you have spoken.'],
  },
  unitReleased: {
    subject: '{unit} is no longer held for {client}',
    heading: 'Your client lost a residence',
    lines: [
      '{unit} was held for {client}. Its status was changed from “{from}” to “{to}”.',
      'Changed by {user}, {time}.',
    ],
    button: 'See the residence',
    after: ['If you do not know why, ask before you call the client.'],
  },
  sharedUnits: {
    subject: 'Your residences at {project}',
    heading: 'Hello {name}',
    lines: ['These residences at {project} were chosen for you:'],
    button: 'See them',
    after: ['Prices and availability may change until you reserve.'],
  },
} as const satisfies Record<string, MailWords>;

/** Texts that are in every mail. */
export const mailFrame = {
  footer: 'This email was sent by {project}.',
  address: 'If the button does not work, open this address:',
  unknownDevice: 'an unknown device',
  code: 'Your code',
  quoted: '“{text}”',
} as const satisfies Record<string, string>;
