import { expect, test } from 'vitest';
import { pricePerArea, totalPrice } from './unit-prices.ts';

test('the total is the price with the furniture, and unknown where the price is hidden', () => {
  expect(totalPrice({ price: 10_000_000, furniture_price: 500_000 })).toBe(10_500_000);
  expect(totalPrice({ price: 10_000_000 })).toBe(10_000_000);
  expect(totalPrice({ furniture_price: 500_000 })).toBeUndefined();
});

test('the price per area is rounded to whole currency units', () => {
  expect(pricePerArea({ price: 10_000_000, gross_area: 84 })).toBe(119_000);
  expect(pricePerArea({ price: 10_001_000, gross_area: 84 })).toBe(119_100);
});

test('the price per area is unknown without a price or an area', () => {
  expect(pricePerArea({ gross_area: 84 })).toBeUndefined();
  expect(pricePerArea({ price: 10_000_000, gross_area: 0 })).toBeUndefined();
});
