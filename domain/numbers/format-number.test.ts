import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice } from '#domain/money/format-price.ts';
import { languages } from '#domain/texts/language.ts';
import { formatNumber } from './format-number.ts';

const euro = { currencyUnit: '€', currencyUnitPosition: 'before' } as const;

test.each([
  [0, 'en', 0, '0'],
  [999, 'en', 0, '999'],
  [1000, 'en', 0, '1.000'],
  [1000, 'ru', 0, '1.000'],
  [1000, 'ar', 0, '1.000'],
  [1000, 'tr', 0, '1.000'],
  [-1, 'ar', 0, '\u200e-1'],
  [67_000_000, 'tr', 0, '67.000.000'],
  [-1234.5, 'en', 1, '-1.234,5'],
  [84, 'tr', 1, '84'],
  [84.5, 'tr', 1, '84,5'],
  [1084.25, 'en', 1, '1.084,3'],
  [0.96, 'en', 1, '1'],
] as const)('writes %d in %s with at most %d decimals as %s', (value, language, maxDecimals, written) => {
  expect(formatNumber(value, language, maxDecimals)).toBe(written);
});

test('matches a browser that writes numbers as prices are written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(1, 10), (whole, part) => {
      const expected = (whole / part).toLocaleString('de', { maximumFractionDigits: 1 });
      expect(formatNumber(whole / part, 'en', 1)).toBe(expected);
    }),
  );
});

test('writes at least the required number of decimals', () => {
  expect(formatNumber(3, 'en', 1, 1)).toBe('3,0');
  expect(formatNumber(3.14, 'en', 3, 1)).toBe('3,14');
});

test('a number beside a price has its marks in every language', () => {
  for (const language of languages)
    expect(formatNumber(1_234_567, language, 0)).toBe(formatPrice(123_456_700, euro).slice(2));
});
