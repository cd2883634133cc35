/** The texts of one mail, with `{name}` placeholders. `button` requires an address in the mail, `code` a code. */
export type MailWords = {
  subject: string;
  heading: string;
  lines: readonly string[];
  button?: string;
  after: readonly string[];
};
