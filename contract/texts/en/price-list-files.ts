import type { ListFileMistakeCode } from '../../errors/price-list-codes.ts';
import type { MistakeText } from '../mistake-text.ts';

/** Why a file cannot be read as a table at all. */
export const priceListFileTexts = {
  encoding: {
    what: 'The file is not UTF-8',
    todo: 'Save it as “CSV UTF-8” or as .xlsx',
  },
  csv_quotation: {
    what: 'A quotation mark is opened but not closed',
    todo: 'Look at the quotation marks on this line, or save the list as .xlsx',
  },
  workbook_unreadable: {
    what: 'The workbook cannot be read',
    todo: 'Save it as .xlsx again, the list on the first sheet and without a password',
  },
  not_a_table: {
    what: 'This is neither a CSV nor an .xlsx file',
    todo: 'Save the list as .xlsx or “CSV UTF-8”',
  },
  list_too_wide: {
    what: 'The row has a cell beyond column {max}',
    todo: 'Delete everything far to the right of the list',
  },
  cell_too_long: {
    what: 'A cell has more than {max} characters',
    todo: 'Shorten it, or remove its column',
  },
  list_unfolds_too_far: {
    what: 'The list contains far more than a list of prices needs',
    todo: 'Copy code and price alone into a new workbook',
  },
  list_reader_too_long: {
    what: 'Reading the file took too long',
    todo: 'Copy code and price alone into a new file',
  },
  list_reader_too_large: {
    what: 'Reading the file took too much memory',
    todo: 'Copy code and price alone into a new file',
  },
  list_reader_crashed: {
    what: 'The file could not be read: its reader stopped',
    todo: 'Try once more; if it happens again, copy code and price into a new file',
  },
  infected: {
    what: 'A virus scanner found {name} in this file',
    todo: 'Do not open it. Check the computer that it comes from, and make the file anew',
  },
} as const satisfies Record<Exclude<ListFileMistakeCode, 'list_too_long'>, MistakeText>;
