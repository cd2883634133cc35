import type { DayHalf } from '#domain/viewings/viewing-day.ts';
import type { MailWords } from '../mail-words.ts';

/** The mails about a requested viewing: to the sales user, and to the client. */
export const viewingMails = {
  viewingRequested: {
    subject: '{client} would like a viewing on {day}',
    heading: 'A client asks for a viewing',
    lines: ['{client} would like to see {project} on {day}, {half}.'],
    button: 'Open the client',
    after: ['Please agree on a time with them. The attached calendar file covers the whole half-day.'],
  },
  viewingReceived: {
    subject: 'Your viewing of {project}',
    heading: 'Thank you, {name}',
    lines: [
      'We have your request for a viewing of {project} on {day}, {half}. {adviser} will get in touch to agree on a time.',
    ],
    after: ['The attached file puts the half-day into your calendar. If your plans change, please let us know.'],
  },
} as const satisfies Record<string, MailWords>;

/** Words in these mails and their calendar files. */
export const viewingWords = {
  half: {
    morning: 'in the morning',
    afternoon: 'in the afternoon',
  },
  team: 'Our sales team',
  event: 'Viewing of {project}',
} as const satisfies { half: Record<DayHalf, string>; team: string; event: string };
