import type { LegalLink } from '#contract/entities/legal.ts';
import { type LegalPage, findLegalPage, listLinkedPages } from '#domain/legal/legal-pages.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';

/** A legal page of the development in the current language, otherwise in another; undefined if it has none. */
export function useLegalPage(page: LegalPage): LegalLink | undefined {
  const { language } = useLanguage();
  return findLegalPage(useSettings().legal, page, language);
}

/** The legal pages that the development has, as links in the current language. */
export function useLegalPages(): LegalLink[] {
  const { language } = useLanguage();
  return listLinkedPages(useSettings().legal, language);
}
