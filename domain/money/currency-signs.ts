import { isCurrency } from './currencies.ts';

/** The currency signs that are understood everywhere. Other currencies are written as their codes. */
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
/** Signs that several currencies share. */
const shared: ReadonlySet<string> = new Set(['$', '£']);

/** The sign of a currency by its ISO 4217 code, or the code itself. */
export function currencySign(currency: string): string {
  return signs[currency] ?? currency;
}

/** Whether a sign or code belongs to another currency than this: `€` or `EUR` for AED. False if no currency is named. */
export function isOtherSign(sign: string, currency: string | null): boolean {
  if (currency === null || shared.has(sign)) return false;
  if (isCurrency(sign)) return sign !== currency;
  return Object.entries(signs).some(([code, known]) => known === sign && code !== currency);
}
