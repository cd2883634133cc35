import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrencyFormat } from '#domain/money/format-price.ts';
import type { SecondCurrency } from '#domain/money/second-currency.ts';
import { currencySign } from '#domain/money/currency-signs.ts';
import { writableSign } from '#domain/money/writable-sign.ts';
import { readFontFacts } from './font-tables.ts';

/** Every document can fall back to these, which have the same letters in each weight. */
const faces = ['plex-sans-regular.ttf', 'plex-sans-arabic-regular.ttf'];

const letters: ReadonlySet<number> = new Set(
  faces.flatMap((face) => [...readFontFacts(readFileSync(join(import.meta.dirname, 'faces', face))).letters]),
);

/** Whether the faces of every document have all characters of a text. */
export function isPrinted(text: string): boolean {
  return [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

/** The currency of a project as documents print it: its code in place of a sign that their faces lack, such as `₾`. */
export function printedCurrency<T extends CurrencyFormat>(format: T): T {
  return { ...format, currencyUnit: writableSign(format.currencyUnit, format.currency ?? null, isPrinted) };
}

/** The sign with which documents print amounts in another currency, by its code. */
export function printedSign(currency: NonNullable<SecondCurrency['currency']>): string {
  return writableSign(currencySign(currency), currency, isPrinted);
}
