import { loadEveryLanguage, type Translated } from '#domain/texts/language.ts';
import type { texts as english } from './en/index.ts';

export type ImportTexts = Translated<typeof english>;
export type MistakeCode = keyof ImportTexts['mistakes'];
export type DetailCode = keyof ImportTexts['details'];
export type WarningCode = keyof ImportTexts['warnings'];

/** The texts of the importer in every language. */
export const importTexts = await loadEveryLanguage(async (language) => {
  const { texts } = (await import(`./${language}/index.ts`)) as { texts: ImportTexts };
  return texts;
});
