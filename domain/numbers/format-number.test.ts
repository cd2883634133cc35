import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [0, 'en', 0, '0'],
  [999, 'en', 0, '999'],
  [1000, 'en', 0, '1,000'],
  [1000, 'tr', 0, '1.000'],
  [67_000_000, 'tr', 0, '67.000.000'],
  [-1234.5, 'en', 1, '-1,234.5'],
  [84, 'tr', 1, '84'],
  [84.5, 'tr', 1, '84,5'],
  [1084.25, 'en', 1, '1,084.3'],
  [0.96, 'en', 1, '1'],
] as const)('writes %d in %s with at most %d decimals as %s', (value, language, maxDecimals, written) => {
  expect(formatNumber(value, language, maxDecimals)).toBe(written);
});

test('matches the browser for whole numbers and tenths', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.constantFrom(1, 10),
      fc.constantFrom('en' as const, 'tr' as const),
      (whole, part, language) => {
        expect(formatNumber(whole / part, language, 1)).toBe(
          (whole / part).toLocaleString(language, { maximumFractionDigits: 1 }),
        );
      },
    ),
  );
});
