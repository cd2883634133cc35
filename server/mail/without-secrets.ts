import type { mails } from '#server/database/schema.ts';

type MailWords = Pick<typeof mails.$inferSelect, 'kind' | 'subject' | 'text'>;

/** Links whose path ends in a secret. */
const secretLink = /(\/(?:client\w+Accept|verify|(?:client|user)ResetPassword)\/[^/\s]+\/)\S+/g;

/**
 * Subject and text of a mail as they may be kept and shown after it was sent: without the secrets of its links and
 * without its code.
 */
export function withoutSecrets({ kind, subject, text }: MailWords): { subject: string; text: string } {
  const hide = (words: string) => {
    const linked = words.replace(secretLink, '$1…');
    return kind === 'verificationCode' ? linked.replace(/(?<!\d)\d{6}(?!\d)/g, '••••••') : linked;
  };
  return { subject: hide(subject), text: hide(text) };
}
