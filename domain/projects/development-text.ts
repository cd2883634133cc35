import { offeredLanguage, type Language } from '#domain/texts/language.ts';

/** The texts of a development, by language and key. */
type Texts = { readonly [One in Language]?: Readonly<Record<string, string>> | undefined };

/**
 * A text of the package by key: in a language, otherwise in the first one that the development lists; '' if there is
 * neither.
 */
export function developmentText(
  { texts, languages }: { texts: Texts; languages: readonly Language[] },
  key: string,
  language: Language,
): string {
  return texts[language]?.[key] ?? texts[offeredLanguage(undefined, languages)]?.[key] ?? '';
}

/** The keys of all texts, in any language. */
export function textKeysOf(texts: Texts): string[] {
  return [...new Set(Object.values(texts).flatMap((ofLanguage) => Object.keys(ofLanguage ?? {})))];
}
