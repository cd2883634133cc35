import type { PriceListMistakeCode } from '#domain/price-list/price-list-mistake.ts';

/** Why a file cannot be read as a table at all. `list_too_long` is also a mistake of a list that was read. */
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
  | 'list_reader_crashed'
  | 'infected';
export type ListMistakeCode = PriceListMistakeCode | ListFileMistakeCode;
