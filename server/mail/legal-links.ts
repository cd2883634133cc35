import { isNull } from 'drizzle-orm';
import { listLinkedPages, type LegalPage } from '#domain/legal/legal-pages.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Transaction } from '#server/database/connection.ts';
import { legalVersions } from '#server/database/schema.ts';
import { findProject } from '#server/people/find-project.ts';

/** The legal pages of the development, to which the footer of every mail links by their titles. */
export async function listLegalPages(
  tx: Transaction,
  language: Language,
): Promise<{ page: LegalPage; title: string }[]> {
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
