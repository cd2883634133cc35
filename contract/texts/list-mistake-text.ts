import type { ListMistakeCode } from '#contract/errors/price-list-codes.ts';
import type { Language } from '#domain/texts/language.ts';
import { contractTexts } from './texts.ts';

/** The text of a mistake in a price list in a language, with its details filled in. */
export function listMistakeText(
  code: ListMistakeCode,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): { what: string; todo: string } {
  const { priceList, priceListWords } = contractTexts[language];
  const near = values.near ? priceListWords.didYouMean.replace('{near}', String(values.near)) : '';
  const fill = (pattern: string) =>
    pattern.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'near' ? near : String(values[name] ?? '')));
  const { what, todo } = priceList[code];
  return { what: fill(what), todo: fill(todo) };
}
