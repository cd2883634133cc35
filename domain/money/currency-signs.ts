import { isCurrency } from './currencies.ts';

/** The signs of currencies by their codes. Other currencies are written as their codes. */
const signs: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  TRY: '₺',
  RUB: '₽',
  UAH: '₴',
  INR: '₹',
  ILS: '₪',
  VND: '₫',
  NGN: '₦',
  PHP: '₱',
  KZT: '₸',
  AZN: '₼',
  GEL: '₾',
};
/** Currencies whose signs are missing in so many typefaces, of documents and of devices, that a box would be seen. */
const rare: ReadonlySet<string> = new Set(['AZN', 'GEL']);
/** Signs that several currencies share, such as all dollars and pesos. */
const shared: ReadonlySet<string> = new Set(['$', '£']);

/** The sign of a currency by its ISO 4217 code, or the code itself, also where many typefaces lack the sign. */
export function currencySign(currency: string): string {
  return rare.has(currency) ? currency : (signs[currency] ?? currency);
}

/** The ISO 4217 code of the currency that alone has a sign; undefined if there is none. */
export function codeOfSign(sign: string): string | undefined {
  return shared.has(sign) ? undefined : Object.keys(signs).find((code) => signs[code] === sign);
}

/**
 * Whether a sign or code belongs to another currency than this: `€` or `EUR` for AED. False if no currency is named.
 */
export function isOtherSign(sign: string, currency: string | null): boolean {
  if (currency === null) return false;
  if (shared.has(sign)) return !narrowSign(currency).includes(sign);
  if (isCurrency(sign)) return sign !== currency;
  return Object.entries(signs).some(([code, known]) => known === sign && code !== currency);
}

/** The sign as it is written where the country is known: `$` for CAD, `E£` for EGP, and the code if there is none. */
function narrowSign(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
