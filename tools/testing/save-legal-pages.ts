import type { LegalPage } from '#domain/legal/legal-pages.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Queryable } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { legalVersions } from '#server/database/schema.ts';

/** Puts a legal page into force, for tests without a package. Returns the id of the wording. */
export async function saveLegalPage(
  tx: Queryable,
  projectId: number,
  page: LegalPage,
  { language = 'en', title = `The ${page}` }: { language?: Language; title?: string } = {},
): Promise<number> {
  const runs = [{ text: `What ${title} says`, is_strong: false, is_emphasis: false, href: null }];
  const rows = await tx
    .insert(legalVersions)
    .values({
      project_id: projectId,
      page,
      language,
      title,
      blocks: [{ kind: 'paragraph', runs }],
      hash: `${page} ${language} ${title}`,
    })
    .returning({ id: legalVersions.id });
  return firstRow(rows).id;
}
