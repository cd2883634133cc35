import type { MailWords } from '../mail-words.ts';

/** The mails after a presentation: led by a sales user or a self-presentation, with and without chosen units. */
export const presentationMails = {
  presentationDetails: {
    subject: 'Your presentation of {project}',
    heading: 'Thank you, {name}',
    lines: ['{presenter} presented {project} to you. This is what you chose.'],
    button: 'Open your page',
    after: ['Until you reserve a residence, its price and availability may change.'],
  },
  presentationThanks: {
    subject: 'Your presentation of {project}',
    heading: 'Thank you, {name}',
    lines: ['{presenter} presented {project} to you. Come back whenever you like.'],
    button: 'Open your page',
    after: [],
  },
  selfPresentationDetails: {
    subject: 'Your presentation of {project}',
    heading: 'Thank you, {name}',
    lines: ['We hope you enjoyed looking around {project}. This is what you chose.'],
    button: 'Open your page',
    after: ['Until you reserve a residence, its price and availability may change.'],
  },
  selfPresentationThanks: {
    subject: 'Your presentation of {project}',
    heading: 'Thank you, {name}',
    lines: ['We hope you enjoyed looking around {project}. Come back whenever you like.'],
    button: 'Open your page',
    after: [],
  },
} as const satisfies Record<string, MailWords>;

/** The titles of the sections in these mails, besides those of held units. */
export const presentationWords = {
  favourites: 'Your favourites',
  adviser: 'Your adviser',
  contact: 'Contact',
} as const satisfies Record<string, string>;
