import { contactLengths } from '../people/contact-lengths.ts';

/** The greatest lengths of typed texts, in UTF-16 units. Forms take no longer ones, and calls reject them. */
export const maxLengths = {
  ...contactLengths,
  userName: 120,
  clientNote: 4_000,
  viewingMessage: 1_000,
  /** Of the reason for another price or status. */
  changeReason: 300,
  passkeyName: 60,
  /** Of the names of galleries and places, as edited in the dashboard. */
  editedName: 120,
  /** Of a text of the development, as edited in the dashboard. */
  editedText: 5_000,
  link: 2_000,
} as const;
