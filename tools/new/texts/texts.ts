import { loadEveryLanguage, type Translated } from '#domain/texts/language.ts';
import type { texts as english } from './en/index.ts';

export type StarterTexts = Translated<typeof english>;

/** The texts of a new package, in every language. */
export const starterTexts = await loadEveryLanguage(async (language) => {
  const { texts } = (await import(`./${language}/index.ts`)) as { texts: StarterTexts };
  return texts;
});
