import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceHistogram } from './price-histogram.ts';

const range = { minimum: 0, maximum: 100, step: 10 };

it("counts each unit in its part of the slider's range", () => {
  expect(priceHistogram([0, 24.9, 25, 99, 100], range, 4)).toEqual([
    { from: 0, to: 25, count: 2 },
    { from: 25, to: 50, count: 1 },
    { from: 50, to: 75, count: 0 },
    { from: 75, to: 100, count: 2 },
  ]);
});

it('counts a unit outside the range at the nearer end', () => {
  expect(priceHistogram([-50, 400], range, 2).map((bar) => bar.count)).toEqual([1, 1]);
});

it('counts every unit once, whatever its price', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 })), fc.integer({ min: 1, max: 40 }), (prices, bars) => {
      const histogram = priceHistogram(prices, range, bars);
      expect(histogram).toHaveLength(bars);
      expect(histogram.reduce((sum, bar) => sum + bar.count, 0)).toBe(prices.length);
    }),
  );
});
