import { listLinkedPages } from '#domain/legal/legal-pages.ts';
import type { LegalLink } from '#contract/entities/legal.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';

/** The legal pages that the development has, as links in the current language. */
export function useLegalPages(): LegalLink[] {
  const { language } = useLanguage();
  return listLinkedPages(useSettings().legal, language);
}
