import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in the header, the rows and the unit codes of a price list. */
export const priceListRowTexts = {
  list_empty: {
    what: 'The list has no rows',
    todo: 'Begin with a row of column names (code, price), one residence a row below it',
  },
  list_too_long: {
    what: 'The list has more than {max} rows',
    todo: 'Split it into several lists',
  },
  column_code_missing: {
    what: 'There is no column “code”',
    todo: 'Name the column of residence codes “code”, in the first row',
  },
  column_price_missing: {
    what: 'There is neither a column “price” nor “status”',
    todo: 'Name the column of prices “price”, in the first row',
  },
  column_without_name: {
    what: 'Column {place} has no name',
    todo: 'Name it or remove it',
  },
  column_twice: {
    what: 'Column “{column}” appears twice',
    todo: 'Keep the one that counts',
  },
  column_unknown: {
    what: 'Column “{column}” is not known',
    todo: 'Remove it or correct its name; only code, price and status are read',
  },
  row_short: {
    what: 'The row has {count} cells, the first row {expected}',
    todo: 'Add the missing cells, empty where nothing is known',
  },
  row_long: {
    what: 'The row has {count} cells, the first row {expected}',
    todo: 'Remove the surplus cells, or put an amount with a comma in quotation marks',
  },
  row_says_nothing: {
    what: '{code} has neither a price nor a status',
    todo: 'Fill one of them in, or remove the row',
  },
  control_character: {
    what: 'Column {column} contains an invisible character',
    todo: 'Type the cell again',
  },
  code_missing: {
    what: 'The row names no residence',
    todo: 'Fill in its code, or remove the row',
  },
  code_unknown: {
    what: 'There is no residence “{code}”',
    todo: 'Correct the code, or remove the row{near}',
  },
  code_twice: {
    what: '{code} is already on line {other}',
    todo: 'Keep one of the two rows',
  },
  code_of_several: {
    what: '{count} residences are called “{code}”',
    todo: 'Change these in the table of residences',
  },
} as const satisfies Record<string, MistakeText>;

/** The text for `{near}` in the texts above if a name is close to the unknown one. */
export const priceListWords = {
  didYouMean: ' (did you mean {near}?)',
} as const satisfies Record<string, string>;
