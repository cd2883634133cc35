import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatChange, formatPercent } from './format-percent.ts';

test.each([
  [0, 0, '0%', '%0'],
  [0.25, 0, '25%', '%25'],
  [0.032, 1, '3,2%', '%3,2'],
  [0.03, 1, '3%', '%3'],
  [1, 1, '100%', '%100'],
  [12.5, 0, '1.250%', '%1.250'],
] as const)('a ratio of %d with at most %d decimals is %s in English and %s in Turkish', (ratio, decimals, en, tr) => {
  expect(formatPercent(ratio, 'en', decimals)).toBe(en);
  expect(formatPercent(ratio, 'tr', decimals)).toBe(tr);
});

test('percentages are written as the browser writes them', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (thousandths) => {
      const ratio = thousandths / 1000;
      for (const language of ['tr', 'el', 'de'] as const) {
        const expected = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(ratio);
        expect(formatPercent(ratio, language, 1)).toBe(expected);
      }
    }),
  );
});

test.each([
  [0.032, '+3,2%', '+%3,2'],
  [-0.032, '−3,2%', '−%3,2'],
  [0, '±0%', '±%0'],
  [-0.0004, '±0%', '±%0'],
])('a change of %d is %s in English and %s in Turkish', (ratio, en, tr) => {
  expect(formatChange(ratio, 'en')).toBe(en);
  expect(formatChange(ratio, 'tr')).toBe(tr);
});
