import { randomUUID } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { listLinkedPages, type LegalPage } from '#domain/legal/legal-pages.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Transaction } from '#server/database/connection.ts';
import { legalVersions, mails } from '#server/database/schema.ts';
import { findProject } from '#server/people/find-project.ts';
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

/** The legal pages of the development, to which the footer of every mail links by their titles. */
async function listLegalPages(tx: Transaction, language: Language): Promise<{ page: LegalPage; title: string }[]> {
  const { id, project_id, page, language: written, title } = legalVersions;
  const inForce = await tx
    .select({ id, project_id, page, language: written, title })
    .from(legalVersions)
    .where(isNull(legalVersions.withdrawn_at));
  if (inForce.length === 0) return [];
  const project = await findProject(tx);
  return listLinkedPages(
    inForce.filter((row) => row.project_id === project?.id),
    language,
  );
}

/** The address of a page below `base`; its path segments are encoded. */
export function pageLink(base: URL, ...parts: (string | number)[]): URL {
  return new URL(
    parts.map((part) => encodeURIComponent(part)).join('/'),
    base.href.endsWith('/') ? base : `${base.href}/`,
  );
}
