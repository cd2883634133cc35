import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCurrency } from './currencies.ts';
import { currencyDigits, maxAmount, minorPerUnit, toUnits, toWholeUnits } from './minor-units.ts';

test.each([
  ['EUR', 2],
  ['AED', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['CLF', 4],
  [null, 2],
  [undefined, 2],
])('%s has %d decimals', (currency, digits) => expect(currencyDigits(currency)).toBe(digits));

test('accepts the currencies in use, in capitals', () => {
  expect(['EUR', 'AED', 'KWD', 'ZWG'].every(isCurrency)).toBe(true);
  expect(['eur', 'EURO', 'DEM', 'XAU', '', '€'].some(isCurrency)).toBe(false);
});

test('amounts up to the highest keep every decimal in a file', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxAmount }), fc.constantFrom('JPY', 'EUR', 'KWD'), (minor, currency) => {
      const [whole = '', decimals = ''] = String(toUnits(minor, currency)).split('.');
      expect(Number(whole + decimals.padEnd(currencyDigits(currency), '0'))).toBe(minor);
    }),
  );
});

test('whole units are rounded half away from zero', () => {
  expect([1500, 1499, -1500, -1499].map((minor) => toWholeUnits(minor, 'KWD'))).toEqual([2, 1, -2, -1]);
  expect(toWholeUnits(maxAmount, 'JPY')).toBe(maxAmount);
  expect(minorPerUnit('KWD')).toBe(1000);
});
