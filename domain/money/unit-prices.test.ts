import { expect, test } from 'vitest';
import { lowestPrice } from './unit-prices.ts';
import { formatUnitPrice } from './format-unit-price.ts';
import { furniturePrice, priceWithFurniture } from './furniture-price.ts';
import { pricePerArea } from './price-per-area.ts';

const euros = { currency: 'EUR', areaUnit: 'm2' } as const;

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
  expect(pricePerArea({ price: 10_000_000, furniture_price: 900_000, gross_area: 84 }, euros)).toBe(119_000);
  expect(pricePerArea({ price: 10_001_000, gross_area: 84 }, euros)).toBe(119_100);
  expect(pricePerArea({ price: 10_001_000, gross_area: 84 }, { areaUnit: 'both' })).toBe(119_100);
});

test('the price per area is per square foot where areas are shown in these, in whole units of the currency', () => {
  const flat = { price: 300_000_000, gross_area: 100 };
  expect(pricePerArea(flat, { currency: 'AED', areaUnit: 'sqft' })).toBe(278_700);
  expect(pricePerArea({ ...flat, price: 3_000_000_000 }, { currency: 'KWD', areaUnit: 'sqft' })).toBe(2_787_000);
  expect(pricePerArea({ ...flat, price: 3_000_000 }, { currency: 'JPY', areaUnit: 'm2' })).toBe(30_000);
});

test('the price per area is unknown without a price or an area', () => {
  expect(pricePerArea({ gross_area: 84 }, euros)).toBeUndefined();
  expect(pricePerArea({ price: 0, gross_area: 84 }, euros)).toBeUndefined();
  expect(pricePerArea({ price: 10_000_000, gross_area: 0 }, euros)).toBeUndefined();
});

test('a price of 0 is written as on request', () => {
  const euro = { currencyUnit: '€', currencyUnitPosition: 'before' } as const;
  expect(formatUnitPrice(0, euro, 'on request')).toBe('on request');
  expect(formatUnitPrice(28_450_000, euro, 'on request')).toBe('€\u00a0284.500');
});
