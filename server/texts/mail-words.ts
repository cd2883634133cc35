/** The texts of one mail. `{name}` placeholders are filled in; `button` needs an address beside it, `code` a code. */
export type MailWords = {
  subject: string;
  heading: string;
  lines: readonly string[];
  button?: string;
  after: readonly string[];
};
