import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

const euro = { currencyUnit: '€' };

describe('an amount in any common notation', () => {
  it.each([
    ['284500', 28_450_000],
    ['284.500', 28_450_000],
    ['284,500', 28_450_000],
    ['284 500', 28_450_000],
    ['284\u00a0500', 28_450_000],
    ["284'500", 28_450_000],
    ['284.500,00', 28_450_000],
    ['284,500.00', 28_450_000],
    ['1.284.500', 128_450_000],
    ['1.284.500,5', 128_450_050],
    ['284500,5', 28_450_050],
    ['284500.75', 28_450_075],
    ['€ 284.500', 28_450_000],
    ['284.500 €', 28_450_000],
    ['284.50', 28_450],
    ['+284500', 28_450_000],
    ['10.000.000.000.000', 1_000_000_000_000_000],
    ['٢٨٤', 'price_format'],
  ])('%j is %j', (typed, read) => expect(readPrice(typed, euro)).toBe(read));
});

describe('an invalid amount', () => {
  it.each([
    ['=B2*1.05', 'price_formula'],
    ['@SUM(A1)', 'price_formula'],
    ['#REF!', 'price_error'],
    ['5 %', 'price_percent'],
    ['2026-11-21T00:00:00.000Z', 'price_date'],
    ['12.05.2026', 'price_date'],
    ['12/05/2026', 'price_date'],
    ['$ 284,500', 'price_currency'],
    ['284500 USD', 'price_currency'],
    ['2.845E+05', 'price_exponent'],
    ['28450O', 'price_letter'],
    ['l284500', 'price_letter'],
    ['280000-290000', 'price_range'],
    ['on request', 'price_format'],
    ['1.284,500', 'price_ambiguous'],
    ['28 4500', 'price_grouping'],
    ['1234.500', 'price_grouping'],
    ['284500.1234', 'price_decimals'],
    ['-284500', 'price_negative'],
    ['(284500)', 'price_negative'],
    ['0', 'price_zero'],
    ['0,00', 'price_zero'],
    ['10000000000001', 'price_too_large'],
    ['AED 284500', 'price_currency'],
  ] as const)('%j: %s', (typed, code) => expect(readPrice(typed, euro)).toBe(code));
});

it('round-trips every price in every grouping', () => {
  const ways = [
    (whole: string, cents: string) => `${whole},${cents}`,
    (whole: string, cents: string) => `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`,
    (whole: string, cents: string) => `€ ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`,
  ];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000_000_000 }), fc.constantFrom(...ways), (minor, write) => {
      expect(readPrice(write(String(Math.floor(minor / 100)), String(minor % 100).padStart(2, '0')), euro)).toBe(minor);
    }),
  );
});

it('never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      const read = readPrice(typed, euro);
      expect(typeof read === 'string' || (Number.isInteger(read) && read > 0)).toBe(true);
    }),
  );
});

describe('a currency', () => {
  it.each([
    ['JPY', '¥', '¥ 284,500', 284_500],
    ['JPY', '¥', '284.500,00', 284_500],
    ['JPY', '¥', '284500.5', 'price_decimals'],
    ['KWD', 'KD', 'KD 284500', 284_500_000],
    ['KWD', 'KD', 'KWD 284500', 284_500_000],
    ['KWD', 'KD', '284,500.250', 284_500_250],
    ['KWD', 'KD', '1284500.255', 1_284_500_255],
    ['KWD', 'KD', '284.500.255', 284_500_255_000],
    ['KWD', 'KD', '284500,5', 284_500_500],
    ['KWD', 'KD', '284.5000', 284_500],
    ['KWD', 'KD', '284.500', 'price_ambiguous'],
    ['KWD', 'KD', '284500.1234', 'price_decimals'],
    ['AED', 'AED', '1,210,000,000 AED', 121_000_000_000],
    ['AED', 'AED', '1210000000 EUR', 'price_currency'],
  ] as const)('%s, written %s: %j is %j', (currency, currencyUnit, typed, read) => {
    expect(readPrice(typed, { currency, currencyUnit })).toBe(read);
  });
});
