import { highestPrice } from './round-price.ts';

/** Why a cell is no price. */
export type PriceFault =
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

/** No amount has more characters than this. */
const longest = 60;

/**
 * Reads an amount as people write it into price lists, in whole currency, as minor units: `284500`, `284.500`,
 * `284,500.00`, `284 500,5`, `€ 284.500`. A point or comma before exactly three digits groups, before one or two at the
 * end it is decimal; where both stand, the last is decimal. `currency` is the project's own sign.
 */
export function readPrice(typed: string, currency: string): number | PriceFault {
  if (typed.length > longest) return 'price_format';
  const text = typed.normalize('NFKC').trim();
  const bare = text.startsWith(currency)
    ? text.slice(currency.length).trim()
    : text.endsWith(currency)
      ? text.slice(0, -currency.length).trim()
      : text;
  const odd = oddity(bare);
  if (odd) return odd;
  const isNegative = /^[-−(]/.test(bare);
  const minor = readNumber(bare.replace(/^[-−(+]\s*/, '').replace(/\s*\)$/, ''));
  if (typeof minor === 'string') return minor;
  if (isNegative && minor > 0) return 'price_negative';
  if (minor === 0) return 'price_zero';
  return minor > highestPrice ? 'price_too_large' : minor;
}

/** What cells hold instead of an amount, in the order in which they are told apart. */
const oddities: readonly (readonly [RegExp, PriceFault])[] = [
  [/^[=@]/, 'price_formula'],
  [/^#/, 'price_error'],
  [/%/, 'price_percent'],
  [/^\d{4}-\d\d?-\d\d?|^\d{1,2}([./-])\d{1,2}\1\d{2,4}$/, 'price_date'],
  [/\p{Sc}|\b(eur|euro|usd|gbp|try|tl|chf)\b/iu, 'price_currency'],
  [/^\d+([.,]\d+)?e[+-]?\d+$/i, 'price_exponent'],
  [/\d\s*[-−–/]\s*\d/, 'price_range'],
  [/^[\dOoIl.,\s]*\d[\dOoIl.,\s]*$/, 'price_letter'],
  [/^/, 'price_format'],
];
const amount = /^[-−+(]?\s*\d[\d.,'’\s]*\)?$/;
const shapesOfAmounts = new Set<PriceFault>(['price_letter', 'price_format']);

/** What a cell holds instead of an amount; undefined where it looks like one. */
function oddity(text: string): PriceFault | undefined {
  const fault = oddities.find(([form]) => form.test(text))![1];
  return amount.test(text) && shapesOfAmounts.has(fault) ? undefined : fault;
}

function readNumber(text: string): number | PriceFault {
  const parts = partAtDecimal(text);
  if (typeof parts === 'string') return parts;
  const groups = parts.whole.split(/[.,'’\s]+/);
  if (groups.length > 1 && (groups[0]!.length > 3 || groups.slice(1).some((group) => group.length !== 3)))
    return 'price_grouping';
  return Number(groups.join('')) * 100 + Number(parts.cents.trim().padEnd(2, '0'));
}

/** Which of the marks is the decimal one, if any, and what stands before and behind it. */
function partAtDecimal(text: string): { whole: string; cents: string } | PriceFault {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return { whole: text, cents: '' };
  const [whole, cents] = [text.slice(0, text.lastIndexOf(last)), text.slice(text.lastIndexOf(last) + 1)];
  const isMixed = new Set(marks).size > 1;
  const digits = cents.replace(/\D/g, '').length;
  if (isMixed && (digits === 3 || whole.includes(last)))
    return digits === 3 && whole.includes(last) ? 'price_grouping' : 'price_ambiguous';
  if (!isMixed && (marks.length > 1 || digits === 3)) return { whole: text, cents: '' };
  return digits > 2 ? 'price_decimals' : { whole, cents };
}
