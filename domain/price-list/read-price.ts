import { highestPrice } from './round-price.ts';

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

/**
 * Parses a price as people write it in price lists, in whole currency units, into minor units: `284500`, `284.500`,
 * `284,500.00`, `284 500,5`, `€ 284.500`. A dot or comma before exactly three digits separates thousands; before one or
 * two digits at the end it is the decimal mark; if both occur, the last one is the decimal mark. `currency` is the
 * project's currency sign. Returns a mistake's code if the text is not a price.
 */
export function readPrice(typed: string, currency: string): number | PriceMistakeCode {
  if (typed.length > maxLength) return 'price_format';
  const amount = stripCurrency(typed.normalize('NFKC').trim(), currency);
  const mistake = findMistake(amount);
  if (mistake) return mistake;
  const isNegative = /^[-−(]/.test(amount);
  const minor = readNumber(amount.replace(/^[-−(+]\s*/, '').replace(/\s*\)$/, ''));
  if (typeof minor === 'string') return minor;
  if (isNegative && minor > 0) return 'price_negative';
  if (minor === 0) return 'price_zero';
  return minor > highestPrice ? 'price_too_large' : minor;
}

function stripCurrency(text: string, currency: string): string {
  if (text.startsWith(currency)) return text.slice(currency.length).trim();
  if (text.endsWith(currency)) return text.slice(0, -currency.length).trim();
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
  if (amountPattern.test(text)) return undefined;
  return lettersForDigits.test(text) ? 'price_letter' : 'price_format';
}

function readNumber(text: string): number | PriceMistakeCode {
  const parts = splitAtDecimalMark(text);
  if (typeof parts === 'string') return parts;
  const [first = '', ...rest] = parts.whole.split(/[.,'’\s]+/);
  if (rest.length > 0 && (first.length > 3 || rest.some((group) => group.length !== 3))) return 'price_grouping';
  return Number(first + rest.join('')) * 100 + Number(parts.cents.trim().padEnd(2, '0'));
}

/** Splits an amount at its decimal mark. `cents` is empty if there is none. */
function splitAtDecimalMark(text: string): { whole: string; cents: string } | PriceMistakeCode {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return { whole: text, cents: '' };
  const position = text.lastIndexOf(last);
  const whole = text.slice(0, position);
  const cents = text.slice(position + 1);
  const isMixed = new Set(marks).size > 1;
  const digits = cents.replace(/\D/g, '').length;
  if (isMixed && (digits === 3 || whole.includes(last)))
    return digits === 3 && whole.includes(last) ? 'price_grouping' : 'price_ambiguous';
  if (!isMixed && (marks.length > 1 || digits === 3)) return { whole: text, cents: '' };
  return digits > 2 ? 'price_decimals' : { whole, cents };
}
