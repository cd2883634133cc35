import { expect, test } from 'vitest';
import { formatUnitPrice, furniturePrice, lowestPrice, pricePerArea, priceWithFurniture } from './unit-prices.ts';

test('the sum with furniture needs a price and a furniture package', () => {
  expect(priceWithFurniture({ price: 10_000_000, furniture_price: 500_000 })).toBe(10_500_000);
  expect(priceWithFurniture({ price: 10_000_000, furniture_price: 0 })).toBeUndefined();
  expect(priceWithFurniture({ price: 0, furniture_price: 500_000 })).toBeUndefined();
  expect(priceWithFurniture({ furniture_price: 500_000 })).toBeUndefined();
});

test('a furniture price of 0 means that there is no package', () => {
  expect(furniturePrice({ furniture_price: 500_000 })).toBe(500_000);
  expect(furniturePrice({ furniture_price: 0 })).toBeUndefined();
});

test('the lowest price leaves out what is on request or hidden', () => {
  expect(lowestPrice([{ price: 0 }, { price: 300 }, { price: 200 }, {}])).toBe(200);
  expect(lowestPrice([{ price: 0 }, {}])).toBeUndefined();
});

test('the price per area leaves out the furniture and is rounded to whole currency units', () => {
  expect(pricePerArea({ price: 10_000_000, furniture_price: 900_000, gross_area: 84 })).toBe(119_000);
  expect(pricePerArea({ price: 10_001_000, gross_area: 84 })).toBe(119_100);
});

test('the price per area is unknown without a price or an area', () => {
  expect(pricePerArea({ gross_area: 84 })).toBeUndefined();
  expect(pricePerArea({ price: 0, gross_area: 84 })).toBeUndefined();
  expect(pricePerArea({ price: 10_000_000, gross_area: 0 })).toBeUndefined();
});

test('a price of 0 is written as on request', () => {
  const euro = { currencyUnit: '€', currencyUnitPosition: 'before' } as const;
  expect(formatUnitPrice(0, euro, 'on request')).toBe('on request');
  expect(formatUnitPrice(28_450_000, euro, 'on request')).toBe('€\u00a0284.500');
});
