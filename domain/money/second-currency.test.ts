import { expect, test } from 'vitest';
import { approximatePrice } from './second-currency.ts';

const dollars = { currency: 'USD', rate: 1.17, asOf: '2026-11-24' };
const settings = {
  currencyUnit: '€',
  currencyUnitPosition: 'before',
  currency: 'EUR',
  secondCurrency: dollars,
} as const;

test('a price in the second currency has three significant digits and the day of its rate', () => {
  expect(approximatePrice(28_450_000, settings)).toEqual({ amount: '≈\u00a0$\u00a0333.000', asOf: '2026-11-24' });
});

test('the decimals of both currencies count', () => {
  const yen = { ...settings, currencyUnit: '¥', currency: 'JPY', secondCurrency: { ...dollars, rate: 0.0065 } };
  expect(approximatePrice(28_450_000, yen)?.amount).toBe('≈\u00a0$\u00a0185.000');
  const dinars = { ...settings, secondCurrency: { ...dollars, currency: 'KWD', rate: 0.3579 } };
  expect(approximatePrice(28_450_000, dinars)?.amount).toBe('≈\u00a0KWD\u00a0102.000');
});

test('the sign is on the same side as that of the prices', () => {
  const after = { ...settings, currencyUnitPosition: 'after' } as const;
  expect(approximatePrice(28_450_000, after)?.amount).toBe('≈\u00a0333.000\u00a0$');
});

test('a currency whose sign many typefaces lack has its code', () => {
  const laris = { ...settings, secondCurrency: { ...dollars, currency: 'GEL', rate: 3.15 } };
  expect(approximatePrice(28_450_000, laris)?.amount).toBe('≈\u00a0GEL\u00a0896.000');
});

test('nothing is stated without a price, a currency, a rate and its day', () => {
  expect(approximatePrice(undefined, settings)).toBeUndefined();
  expect(approximatePrice(0, settings)).toBeUndefined();
  for (const missing of [{ currency: null }, { rate: 0 }, { asOf: null }])
    expect(approximatePrice(28_450_000, { ...settings, secondCurrency: { ...dollars, ...missing } })).toBeUndefined();
  expect(approximatePrice(28_450_000, { ...settings, secondCurrency: undefined })).toBeUndefined();
});
