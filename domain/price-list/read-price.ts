import { isCurrency } from '#domain/money/currencies.ts';
import type { CurrencyFormat } from '#domain/money/format-price.ts';
import { currencyDigits, maxAmount } from '#domain/money/minor-units.ts';

/** Why a cell cannot be read as a price. */
export type PriceMistakeCode =
  | 'price_formula'
  | 'price_error'
  | 'price_percent'
  | 'price_date'
  | 'price_currency'
  | 'price_exponent'
  | 'price_letter'
  | 'price_format'
  | 'price_range'
  | 'price_ambiguous'
  | 'price_grouping'
  | 'price_decimals'
  | 'price_negative'
  | 'price_zero'
  | 'price_too_large';

const maxLength = 60;

/** The project's currency: its sign, and its ISO 4217 code if that is known. */
export type ReadCurrency = Pick<CurrencyFormat, 'currencyUnit' | 'currency'>;

/**
 * Parses a price as people write it in price lists, in currency units, into minor units: `284500`, `284.500`,
 * `284,500.00`, `284 500,5`, `€ 284.500`, `284500 EUR`. A dot or comma before exactly three digits separates thousands;
 * before other digits at the end it is the decimal mark, with at most the currency's decimals; if both occur, the last
 * one is the decimal mark. In a currency with three decimals, `284.500` can be read in two ways, which is a mistake.
 * Returns a mistake's code if the text is not a price.
 */
export function readPrice(typed: string, currency: ReadCurrency): number | PriceMistakeCode {
  if (typed.length > maxLength) return 'price_format';
  const amount = stripCurrency(typed.normalize('NFKC').trim(), currency);
  const mistake = findMistake(amount);
  if (mistake) return mistake;
  const isNegative = /^[-−(]/.test(amount);
  const minor = readNumber(amount.replace(/^[-−(+]\s*/, '').replace(/\s*\)$/, ''), currencyDigits(currency.currency));
  if (typeof minor === 'string') return minor;
  if (isNegative && minor > 0) return 'price_negative';
  if (minor === 0) return 'price_zero';
  return minor > maxAmount ? 'price_too_large' : minor;
}

function stripCurrency(text: string, { currencyUnit, currency }: ReadCurrency): string {
  for (const sign of [currencyUnit, currency ?? currencyUnit]) {
    if (text.toUpperCase().startsWith(sign.toUpperCase())) return text.slice(sign.length).trim();
    if (text.toUpperCase().endsWith(sign.toUpperCase())) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** What cells hold instead of an amount. The first match counts. */
const mistakePatterns: readonly (readonly [RegExp, PriceMistakeCode])[] = [
  [/^[=@]/, 'price_formula'],
  [/^#/, 'price_error'],
  [/%/, 'price_percent'],
  [/^\d{4}-\d\d?-\d\d?|^\d{1,2}([./-])\d{1,2}\1\d{2,4}$/, 'price_date'],
  [/\p{Sc}|\b(eur|euro|usd|gbp|try|tl|chf)\b/iu, 'price_currency'],
  [/^\d+([.,]\d+)?e[+-]?\d+$/i, 'price_exponent'],
  [/\d\s*[-−–/]\s*\d/, 'price_range'],
];
const amountPattern = /^[-−+(]?\s*\d[\d.,'’\s]*\)?$/;
const lettersForDigits = /^[\dOoIl.,\s]*\d[\dOoIl.,\s]*$/;

/** What a cell holds instead of an amount; undefined if it looks like one. */
function findMistake(text: string): PriceMistakeCode | undefined {
  const match = mistakePatterns.find(([pattern]) => pattern.test(text));
  if (match) return match[1];
  if (isCurrency(/[A-Z]{3}/.exec(text)?.[0] ?? '')) return 'price_currency';
  if (amountPattern.test(text)) return undefined;
  return lettersForDigits.test(text) ? 'price_letter' : 'price_format';
}

function readNumber(text: string, digits: number): number | PriceMistakeCode {
  const parts = splitAtDecimalMark(text, digits);
  if (typeof parts === 'string') return parts;
  const [first = '', ...rest] = parts.whole.split(/[.,'’\s]+/);
  if (rest.length > 0 && (first.length > 3 || rest.some((group) => group.length !== 3))) return 'price_grouping';
  return Number(first + rest.join('') + parts.decimals.padEnd(digits, '0'));
}

type SplitAmount = { whole: string; decimals: string };

/** Splits an amount at its decimal mark. `decimals` is empty if there is none, and never longer than `digits`. */
function splitAtDecimalMark(text: string, digits: number): SplitAmount | PriceMistakeCode {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return { whole: text, decimals: '' };
  const position = text.lastIndexOf(last);
  const split = { whole: text.slice(0, position), decimals: text.slice(position + 1).replace(/\D/g, '') };
  if (new Set(marks).size > 1 && split.whole.includes(last))
    return split.decimals.length === 3 ? 'price_grouping' : 'price_ambiguous';
  if (split.decimals.length === 3 && digits < 3)
    return new Set(marks).size > 1 ? 'price_ambiguous' : { whole: text, decimals: '' };
  if (new Set(marks).size === 1 && marks.length > 1) return { whole: text, decimals: '' };
  const mayGroup = marks.length === 1 && split.decimals.length === 3;
  return mayGroup && /^[1-9]\d{0,2}\s*$/.test(split.whole) ? 'price_ambiguous' : limitDecimals(split, digits);
}

/**
 * Two zeros are written by habit, in currencies without decimals too. A zero after three decimals, which could
 * otherwise be read as thousands, is that of a number in a workbook (`cellText` of
 * server/features/prices/read-list-file.ts).
 */
function limitDecimals({ whole, decimals }: SplitAmount, digits: number): SplitAmount | PriceMistakeCode {
  if (/^0{0,2}$/.test(decimals)) return { whole, decimals: '' };
  if (digits === 3 && /^\d{3}0$/.test(decimals)) return { whole, decimals: decimals.slice(0, 3) };
  return decimals.length > digits ? 'price_decimals' : { whole, decimals };
}
