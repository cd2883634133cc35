import type { Language } from '#domain/texts/language.ts';

/**
 * The pages that the law requires of a site, in the order of their links: `legal/{page}.{language}.md` of a package.
 * `storage` describes what the product stores in the browser and exists in every development.
 */
export const legalPages = ['imprint', 'privacy', 'terms', 'storage'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The pages that nearly every site must have. */
export const expectedLegalPages: readonly LegalPage[] = ['imprint', 'privacy'];

type InLanguage = { page: LegalPage; language: Language };

/**
 * A page in the reader's language, otherwise in the first one listed; undefined if the development has no such page.
 */
export function findLegalPage<P extends InLanguage>(
  pages: readonly P[],
  page: LegalPage,
  language: Language,
): P | undefined {
  const found = pages.filter((candidate) => candidate.page === page);
  return found.find((candidate) => candidate.language === language) ?? found[0];
}

/** The pages that a reader is offered links to: each once, except `storage`, which the others link to. */
export function listLinkedPages<P extends InLanguage>(pages: readonly P[], language: Language): P[] {
  return legalPages.slice(0, -1).flatMap((page) => findLegalPage(pages, page, language) ?? []);
}
