import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in the prices and statuses of a price list. */
export const priceListPriceTexts = {
  price_missing: {
    what: '{code} has no price',
    todo: 'Fill in a price, or remove the row',
  },
  price_formula: {
    what: '{code}: “{typed}” is a formula',
    todo: 'Copy the column and paste it as values',
  },
  price_error: {
    what: '{code}: the cell shows the error “{typed}”',
    todo: 'Correct the formula in the workbook and export the list again',
  },
  price_percent: {
    what: '{code}: “{typed}” is a percentage',
    todo: 'Write the new price; percentages are for “Change prices”',
  },
  price_date: {
    what: '{code}: “{typed}” is a date',
    todo: 'Format the column as a number and type the price again',
  },
  price_currency: {
    what: '{code}: “{typed}” names another currency',
    todo: 'Write the price in the currency of the project, best without a sign',
  },
  price_exponent: {
    what: '{code}: “{typed}” has lost digits',
    todo: 'Widen the column, format it as a number and export the list again',
  },
  price_letter: {
    what: '{code}: “{typed}” contains a letter in place of a digit',
    todo: 'Type 0 for O and 1 for l',
  },
  price_format: {
    what: '{code}: “{typed}” is not an amount',
    todo: 'Type the amount as digits: 284500 or 284500,50',
  },
  price_range: {
    what: '{code}: “{typed}” contains two amounts',
    todo: 'Write the one price that counts',
  },
  price_ambiguous: {
    what: '{code}: “{typed}” can be read in two ways',
    todo: 'Type the amount as digits: 284500 or 284500,50',
  },
  price_grouping: {
    what: '{code}: the digits of “{typed}” are not grouped by three',
    todo: 'Type the amount as digits: 284500 or 284500,50',
  },
  price_decimals: {
    what: '{code}: “{typed}” has more decimals than the currency',
    todo: 'Round it to the decimals of the currency',
  },
  price_negative: {
    what: '{code}: “{typed}” is below zero',
    todo: 'Write the new price, not a difference',
  },
  price_zero: {
    what: '{code} would cost nothing',
    todo: 'Write the price, or leave the cell empty to keep it',
  },
  price_too_large: {
    what: '{code}: “{typed}” is above the highest possible price',
    todo: 'Type the amount as digits: 284500 or 284500,50',
  },
  price_in_cents: {
    what: '{code} would go from {old} to {new}: this looks like minor units',
    todo: 'Write whole currency units, not cents or fils',
  },
  price_in_thousands: {
    what: '{code} would go from {old} to {new}: this looks like thousands',
    todo: 'Write the whole amount',
  },
  price_far: {
    what: '{code} would go from {old} to {new}',
    todo: 'Correct the price; if it is meant, change it in the table of residences',
  },
  price_of_sold: {
    what: '{code} is sold',
    todo: 'Put back the price as it is, {old}',
  },
  price_of_reserved: {
    what: '{code} is reserved at {old}',
    todo: 'Put back the price as it is, {old}',
  },
  status_unknown: {
    what: '{code}: there is no status “{typed}”',
    todo: 'Write available or blocked, or leave the cell empty',
  },
  status_of_held: {
    what: '{code} belongs to a client; a list cannot take it away',
    todo: 'Leave the cell empty; release the residence in the table, with a reason',
  },
  status_needs_client: {
    what: '{code} cannot become “{typed}” by a list',
    todo: 'Reserve or sell it to a client in a presentation',
  },
  status_not_by_list: {
    what: '{code} cannot become “{typed}” by a list',
    todo: 'Set it in the table of residences, with a reason',
  },
} as const satisfies Record<string, MistakeText>;
