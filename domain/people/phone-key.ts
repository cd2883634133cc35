import { withLatinDigits } from '#domain/texts/other-digits.ts';

const minDigits = 7;
const comparedDigits = 9;

/**
 * What telephone numbers are compared by: their last nine digits, in whatever script, so that the country code does not
 * matter. Null if a number has fewer than seven and therefore identifies nobody (`0`).
 */
export function phoneKey(phone: string): string | null {
  const digits = withLatinDigits(phone).replace(/\D/g, '');
  return digits.length < minDigits ? null : digits.slice(-comparedDigits);
}
