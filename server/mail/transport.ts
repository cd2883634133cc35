import { createTransport } from 'nodemailer';
import type { mails } from '#server/database/schema.ts';

type MailRow = typeof mails.$inferSelect;

/**
 * What carries mail away. `keepsBodies`: what was sent stays readable in the local mailbox; else nothing secret stays
 * behind.
 */
export type MailTransport = { keepsBodies: boolean; send(mail: MailRow): Promise<void>; close(): void };

/** Mail by SMTP. Every wait ends well before a mail is tried again. `from` is the address that mails come from. */
export function createSmtpTransport(url: string, from: () => string, findName: () => Promise<string>): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    keepsBodies: false,
    async send({ message_id, to, subject, text, html }) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await smtp.sendMail({
        from: { name: await findName(), address: from() },
        to: { name: '', address: to },
        messageId: message_id,
        subject,
        text,
        html,
        headers,
      });
    },
    close: () => smtp.close(),
  };
}

/** Mail for the mailbox that people on this machine can read: there it is already. */
export const localMailbox: MailTransport = { keepsBodies: true, send: async () => undefined, close: () => undefined };
