import type { PriceListMistakeCode } from '#domain/price-list/price-list-mistake.ts';
import type { Language } from '#domain/texts/language.ts';
import { priceListFileTexts } from './price-list-file-texts.ts';
import type { MistakeText } from './price-list-mistake-text.ts';
import { priceListPriceTexts } from './price-list-price-texts.ts';
import { priceListRowTexts } from './price-list-row-texts.ts';
import type { Text } from './texts.ts';

/** Why a file cannot be read as a table at all. */
export type ListFileMistakeCode =
  | 'encoding'
  | 'csv_quotation'
  | 'workbook_unreadable'
  | 'not_a_table'
  | 'list_too_long'
  | 'list_too_wide'
  | 'cell_too_long'
  | 'list_unfolds_too_far'
  | 'list_reader_too_long'
  | 'list_reader_too_large'
  | 'list_reader_crashed';
export type ListMistakeCode = PriceListMistakeCode | ListFileMistakeCode;

/** The texts of all mistakes in a price list; `{name}` is a placeholder for a detail. */
export const priceListTexts = {
  ...priceListFileTexts,
  ...priceListRowTexts,
  ...priceListPriceTexts,
} as const satisfies Record<ListMistakeCode, MistakeText>;

const didYouMean: Text = { en: ' (did you mean {near}?)', tr: ' ({near} mi demek istediniz?)' };

/** The text of a mistake in a language, with its details filled in. */
export function listMistakeText(
  code: ListMistakeCode,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): { what: string; todo: string } {
  const near = values.near ? didYouMean[language].replace('{near}', String(values.near)) : '';
  const fill = (pattern: string) =>
    pattern.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'near' ? near : String(values[name] ?? '')));
  const { what, todo } = priceListTexts[code];
  return { what: fill(what[language]), todo: fill(todo[language]) };
}
