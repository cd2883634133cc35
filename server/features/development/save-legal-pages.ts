import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LegalText } from '#contract/entities/legal.ts';
import type { Transaction } from '#server/database/connection.ts';
import { legalVersions } from '#server/database/schema.ts';

/**
 * Puts the legal pages of a package into force. An unchanged wording keeps its id and time; one that was changed or
 * dropped is kept as withdrawn, because consents refer to it.
 */
export async function saveLegalPages(tx: Transaction, project_id: number, texts: readonly LegalText[]): Promise<void> {
  const inForce = await tx
    .select({
      id: legalVersions.id,
      page: legalVersions.page,
      language: legalVersions.language,
      hash: legalVersions.hash,
    })
    .from(legalVersions)
    .where(and(eq(legalVersions.project_id, project_id), isNull(legalVersions.withdrawn_at)));
  const keyOf = ({ page, language, hash }: Pick<LegalText, 'page' | 'language' | 'hash'>) =>
    `${page} ${language} ${hash}`;
  const kept = new Set(inForce.map(keyOf));
  const wanted = new Set(texts.map(keyOf));
  const withdrawn = inForce.filter((row) => !wanted.has(keyOf(row))).map((row) => row.id);
  if (withdrawn.length > 0)
    await tx
      .update(legalVersions)
      .set({ withdrawn_at: sql`now()` })
      .where(inArray(legalVersions.id, withdrawn));
  const added = texts.filter((text) => !kept.has(keyOf(text)));
  if (added.length > 0) await tx.insert(legalVersions).values(added.map((text) => ({ project_id, ...text })));
}
