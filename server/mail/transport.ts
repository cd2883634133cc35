import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '#domain/texts/language.ts';
import type { mails } from '#server/database/schema.ts';
import { fileName } from '#server/http/shown-name.ts';

type MailRow = typeof mails.$inferSelect;

/**
 * Sends mail. `keepsBodies`: sent mails stay complete, for the local mailbox; otherwise their HTML, calendar
 * file and the secrets in their text are deleted.
 */
export type MailTransport = { keepsBodies: boolean; send(mail: MailRow): Promise<void>; close(): void };

const calendarType = 'text/calendar; charset=utf-8';

/** How long a mail server may take for one mail, even if it keeps answering byte by byte, in milliseconds. */
const maxAttemptTime = 60_000;

/** Thrown if an attempt takes longer; `code` is logged and stored. */
class SlowServerError extends Error {
  code = 'ETIMEDOUT';
}

/**
 * Sends mail by SMTP. All timeouts are well below the time after which a mail is tried again. `from` is the sender's
 * address, `findName` the sender's name in the language of a mail; `timeout`, in milliseconds, limits an attempt as a
 * whole.
 */
export function createSmtpTransport(
  url: string,
  from: () => string,
  findName: (language: Language | null) => Promise<string>,
  timeout = maxAttemptTime,
): MailTransport {
  let opening: ReturnType<typeof openSmtp> | undefined;
  return {
    keepsBodies: false,
    async send({ message_id, to, language, subject, text, html, calendar }) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const name = await findName(language);
      const smtp = await (opening ??= openSmtp(url));
      const sent = smtp.sendMail({
        from: { name, address: from() },
        to: { name: '', address: to },
        messageId: message_id,
        subject,
        text,
        html,
        headers,
        attachments:
          calendar === null
            ? []
            : [
                {
                  filename: `${fileName('viewing', language ?? 'en')}.ics`,
                  content: calendar,
                  contentType: calendarType,
                },
              ],
      });
      const abort = new AbortController();
      const late = sleep(timeout, undefined, { ref: false, signal: abort.signal }).then(() => {
        throw new SlowServerError('the mail server takes too long');
      });
      await Promise.race([sent, late]).finally(() => abort.abort());
    },
    close: () => void opening?.then((smtp) => smtp.close()),
  };
}

/** Loads the library only when the first mail is sent, because it is one of the largest. */
async function openSmtp(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The local mailbox, which people on this machine can read. It shows the outbox, so there is nothing to send. */
export const localMailbox: MailTransport = { keepsBodies: true, send: async () => undefined, close: () => undefined };
