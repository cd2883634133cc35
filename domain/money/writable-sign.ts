import { codeOfSign } from './currency-signs.ts';

/**
 * The sign of a currency where not every character can be written: `canWrite` says which can. If the sign cannot, the
 * currency's code stands for it; if no code is known, the sign stays.
 */
export function writableSign(sign: string, currency: string | null, canWrite: (text: string) => boolean): string {
  return canWrite(sign) ? sign : (currency ?? codeOfSign(sign) ?? sign);
}
