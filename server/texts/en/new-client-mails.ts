import type { MailWords } from '../mail-words.ts';

/** Mails to sales users about a client who registered alone. */
export const newClientMails = {
  newClient: {
    subject: 'New client: {client}',
    heading: 'Hello {name}',
    lines: ['{client} has just registered at {project} without a sales user, and is now your client.'],
    button: 'See the client',
    after: ['The sooner you get in touch, the better.'],
  },
  clientWaiting: {
    subject: 'A new client is waiting: {client}',
    heading: 'Hello {name}',
    lines: [
      '{client} has just registered at {project} and has no sales user yet. They will be the client of whoever takes them first.',
    ],
    button: 'See the client',
    after: ['You can also take the client on the leads board.'],
  },
} as const satisfies Record<string, MailWords>;
