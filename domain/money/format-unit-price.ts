import { formatPrice, type CurrencyFormat } from './format-price.ts';
import { isOnRequest } from './unit-prices.ts';

/** Formats a unit's price in minor units; `onRequest` is the text for a price on request. */
export function formatUnitPrice(price: number, format: CurrencyFormat, onRequest: string): string {
  return isOnRequest(price) ? onRequest : formatPrice(price, format);
}
