import type { PriceMistakeCode } from './read-price.ts';

/** What can be wrong on a line of a price list. */
export type PriceListMistakeCode =
  | PriceMistakeCode
  | 'list_empty'
  | 'list_too_long'
  | 'column_code_missing'
  | 'column_price_missing'
  | 'column_without_name'
  | 'column_twice'
  | 'column_unknown'
  | 'row_short'
  | 'row_long'
  | 'row_says_nothing'
  | 'control_character'
  | 'code_missing'
  | 'code_unknown'
  | 'code_twice'
  | 'code_of_several'
  | 'price_missing'
  | 'price_in_cents'
  | 'price_in_thousands'
  | 'price_far'
  | 'price_of_sold'
  | 'price_of_reserved'
  | 'status_unknown'
  | 'status_of_held'
  | 'status_needs_client'
  | 'status_not_by_list';

/** A mistake on a line of a price list; `values` fill the placeholders of its text. */
export type PriceListMistake = { line: number; code: PriceListMistakeCode; values: Record<string, string | number> };

/** Records a mistake on the line being read. */
export type AddMistake = (code: PriceListMistakeCode, values?: PriceListMistake['values']) => void;
