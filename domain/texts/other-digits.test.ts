import { expect, it } from 'vitest';
import { hasOtherDigits, withLatinDigits } from './other-digits.ts';

it.each([
  ['أ-١٠٩', 'أ-109'],
  ['۴۵۶', '456'],
  ['١٬٢٠٠٫٥', '1200.5'],
  ['Δ-００９', 'Δ-009'],
  ['８４．５', '84.5'],
  ['१५१०', '1510'],
  ['𝟗𝟬', '90'],
])('%s is %s in digits from 0 to 9', (text, latin) => {
  expect(hasOtherDigits(text)).toBe(true);
  expect(withLatinDigits(text)).toBe(latin);
});

it.each(['', 'A-109', 'أ', '½', 'Ⅳ', 'Ａ．'])('“%s” has digits from 0 to 9 only', (text) => {
  expect(hasOtherDigits(text)).toBe(false);
  expect(withLatinDigits(text)).toBe(text);
});
