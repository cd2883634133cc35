import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/database/connection.ts';
import { mails } from '#server/database/schema.ts';
import { listLegalPages } from './legal-links.ts';
import { writeMail, type MailContent } from './write-mail.ts';

/**
 * Puts a mail into the outbox, in the transaction of its cause, so that either both happen or neither. The Message-ID
 * is created here, so that every attempt sends the same one. `base` is the base of its links, `clientId` the client to
 * whom or about whom it is.
 */
export async function queueMail(
  tx: Transaction,
  base: URL,
  to: string,
  content: MailContent,
  clientId: number | null = null,
): Promise<void> {
  const message_id = `<${randomUUID()}@${base.hostname.replace(/[^\w.-]/g, '') || 'localhost'}>`;
  const legalPages = await listLegalPages(tx, content.language);
  const links = legalPages.map(({ page, title }) => ({ label: title, url: pageLink(base, 'legal', page).href }));
  await tx.insert(mails).values({
    message_id,
    to,
    about_client_id: clientId,
    kind: content.kind,
    language: content.language,
    calendar: content.calendar ?? null,
    ...writeMail(content, links),
  });
}

/** The address of a page below `base`; its path segments are encoded. */
export function pageLink(base: URL, ...parts: (string | number)[]): URL {
  return new URL(
    parts.map((part) => encodeURIComponent(part)).join('/'),
    base.href.endsWith('/') ? base : `${base.href}/`,
  );
}
