import { offeredLanguage, type Language } from '#domain/texts/language.ts';

/** The texts of a development, by language and key. */
type Texts = { readonly [One in Language]?: Readonly<Record<string, string>> | undefined };

/**
 * A development's own text by key: in a language, else in the first of the languages that it lists; '' if there is
 * none.
 */
export function developmentText(
  { texts, languages }: { texts: Texts; languages: readonly Language[] },
  key: string,
  language: Language,
): string {
  return texts[language]?.[key] ?? texts[offeredLanguage(undefined, languages)]?.[key] ?? '';
}

/** The keys of all texts, in whichever language they are. */
export function textKeysOf(texts: Texts): string[] {
  return [...new Set(Object.values(texts).flatMap((ofLanguage) => Object.keys(ofLanguage ?? {})))];
}
