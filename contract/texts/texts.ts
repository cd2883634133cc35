import { loadEveryLanguage, type Translated } from '#domain/texts/language.ts';
import type { texts as english } from './en/index.ts';

export type ContractTexts = Translated<typeof english>;

/** The texts of the contract in every language, for the server and tools; a browser fetches those of its language. */
export const contractTexts = await loadEveryLanguage(async (language) => {
  const { texts } = (await import(`./${language}/index.ts`)) as { texts: ContractTexts };
  return texts;
});

/** A rule that a schema names with `violates`. */
export type RuleCode = keyof ContractTexts['rules'];
