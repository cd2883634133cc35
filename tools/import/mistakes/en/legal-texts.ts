import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in the legal pages. */
export const legalTexts = {
  legal_title: {
    what: 'The page does not begin with its title',
    todo: 'Write a line such as "# Imprint" above everything else',
  },
  legal_element: {
    what: '{element} cannot be shown on a legal page',
    todo: 'Write it with headings (## and ###), paragraphs, simple lists, bold, italic and links',
  },
  legal_link: {
    what: 'The link {value} leads nowhere that is allowed',
    todo: 'Begin it with https://, mailto: and an address, tel: and a number, or with / for a page of this site',
  },
  legal_link_nowhere: {
    what: 'The link {value} leads to a legal page that the package does not have',
    todo: 'Add {path}, or correct the link',
  },
} as const satisfies Record<string, MistakeText>;
