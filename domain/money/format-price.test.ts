import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';
import { formatCompactPrice } from './format-compact-price.ts';

const euro = { currencyUnit: '€', currencyUnitPosition: 'before' } as const;
const lira = { currencyUnit: '₺', currencyUnitPosition: 'after' } as const;

describe('a price', () => {
  it.each([
    [0, '€\u00a00'],
    [49, '€\u00a00'],
    [50, '€\u00a01'],
    [-49, '€\u00a00'],
    [-50, '€\u00a0-1'],
    [99, '€\u00a01'],
    [99_949, '€\u00a0999'],
    [99_950, '€\u00a01.000'],
    [900_000, '€\u00a09.000'],
    [28_450_000, '€\u00a0284.500'],
    [67_000_000, '€\u00a0670.000'],
    [123_456_789_00, '€\u00a0123.456.789'],
    [-28_450_000, '€\u00a0-284.500'],
  ])('%i minor units is written %j', (minor, shown) => expect(formatPrice(minor, euro)).toBe(shown));

  it('puts the currency sign after the amount if the settings say so', () => {
    expect(formatPrice(28_450_000, lira)).toBe('284.500\u00a0₺');
  });
});

describe('a price in another currency', () => {
  it.each([
    ['JPY', 284_500, '284.500'],
    ['KWD', 284_500_499, '284.500'],
    ['KWD', 284_500_500, '284.501'],
    ['AED', 121_000_000_000, '1.210.000.000'],
    ['AED', 1_000_000_000_000_000, '10.000.000.000.000'],
    [null, 28_450_000, '284.500'],
  ])('in %s, %i minor units is written with %s', (currency, minor, written) => {
    expect(formatPrice(minor, { ...euro, currencyUnit: currency ?? 'X', currency })).toBe(
      `${currency ?? 'X'}\u00a0${written}`,
    );
  });

  it('is scaled in a chart by its own minor unit', () => {
    expect(formatCompactPrice(4_182_345_600, { ...euro, currency: 'KWD' }, 'en')).toBe('€\u00a04,18\u00a0M');
    expect(formatCompactPrice(4_182_345_600, { ...euro, currency: 'JPY' }, 'en')).toBe('€\u00a04.180\u00a0M');
  });
});

describe('an amount in a chart', () => {
  it.each([
    [4_182_345_600, '€\u00a041,8\u00a0M', '€\u00a041,8\u00a0Mn'],
    [100_000_000, '€\u00a01\u00a0M', '€\u00a01\u00a0Mn'],
    [94_012_300, '€\u00a0940\u00a0k', '€\u00a0940\u00a0bin'],
    [1_234_500, '€\u00a012,3\u00a0k', '€\u00a012,3\u00a0bin'],
    [123_400, '€\u00a01.234', '€\u00a01.234'],
    [0, '€\u00a00', '€\u00a00'],
  ])('%i minor units reads %j in English and %j in Turkish', (minor, english, turkish) => {
    expect(formatCompactPrice(minor, euro, 'en')).toBe(english);
    expect(formatCompactPrice(minor, euro, 'tr')).toBe(turkish);
  });

  it('has its sign after the amount if the settings say so', () => {
    expect(formatCompactPrice(4_182_345_600, lira, 'tr')).toBe('41,8\u00a0Mn\u00a0₺');
  });

  it.each([
    ['de', '€\u00a041,8\u00a0Mio.', '€\u00a0940\u00a0Tsd.'],
    ['el', '€\u00a041,8\u00a0εκ.', '€\u00a0940\u00a0χιλ.'],
    ['ru', '€\u00a041,8\u00a0млн', '€\u00a0940\u00a0тыс.'],
    ['ar', '€\u00a041,8\u00a0مليون', '€\u00a0940\u00a0ألف'],
  ] as const)('is abbreviated as in %s', (language, million, thousand) => {
    expect(formatCompactPrice(4_182_345_600, euro, language)).toBe(million);
    expect(formatCompactPrice(94_012_300, euro, language)).toBe(thousand);
  });
});

it('never differs by more than half a unit, and groups by three digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
      const amount = formatPrice(minor, euro).replace('€\u00a0', '');
      expect(amount).toMatch(/^-?\d{1,3}(\.\d{3})*$/);
      expect(Math.abs(Number(amount.replaceAll('.', '')) - minor / 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});
