import { expect, it } from 'vitest';
import { hasArabicDigits, withLatinDigits } from './arabic-digits.ts';

it.each([
  ['أ-١٠٩', 'أ-109'],
  ['۴۵۶', '456'],
  ['١٬٢٠٠٫٥', '1200.5'],
])('%s is %s in digits from 0 to 9', (text, latin) => {
  expect(hasArabicDigits(text)).toBe(true);
  expect(withLatinDigits(text)).toBe(latin);
});

it.each(['', 'A-109', 'أ', '½', 'Ⅳ'])('“%s” has no Arabic digits', (text) => {
  expect(hasArabicDigits(text)).toBe(false);
  expect(withLatinDigits(text)).toBe(text);
});
