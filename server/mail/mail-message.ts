import type { Brand } from '#contract/brand.ts';
import type { NamedProject } from '#domain/projects/project-name.ts';
import type { Language } from '#domain/texts/language.ts';

/** A titled list in a mail, such as the units reserved for its reader. */
export type MailSection = { title: string; lines: readonly string[] };

/** A link in the footer of a mail. */
export type MailLink = { label: string; url: string };

/** The project that sends a mail: its names, its look and the time zone of stated times. */
export type MailProject = NamedProject & { brand: Brand; timeZone: string };

/** A mail whose texts are filled in, before it is written as text and HTML. */
export type FilledMail = {
  language: Language;
  project: string;
  brand: Brand;
  subject: string;
  heading: string;
  lines: string[];
  sections: MailSection[];
  button: string | undefined;
  url: string | undefined;
  code: string | undefined;
  after: string[];
  footer: string;
  /** Links below the footer: the legal pages of the development. */
  links: readonly MailLink[];
  addressHint: string;
  /** Addresses of the product that occur in `after` and become links there. */
  addresses: readonly string[];
};
