/**
 * The texts of one mail, with `{name}` placeholders: `lines` are its paragraphs above the button, `after` those below.
 * A mail with a `button` needs an address.
 */
export type MailWords = {
  subject: string;
  heading: string;
  lines: readonly string[];
  button?: string;
  after: readonly string[];
};
