import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitThumbs, minStepsBetween, moveThumbToEnd } from './price-thumbs.ts';

const range = { minimum: 900_000, maximum: 67_000_000, step: 100_000 };
const atLeastTwo = { priceThumbSteps: 2, priceThumbsStrict: false };
const moreThanTwo = { priceThumbSteps: 2, priceThumbsStrict: true };

it('stay two steps apart, or three where the rule is strict', () => {
  expect(minStepsBetween(atLeastTwo)).toBe(2);
  expect(minStepsBetween(moreThanTwo)).toBe(3);
});

it.each([
  { thumb: 0, key: 'Home', moved: [900_000, 5_000_000] },
  { thumb: 0, key: 'End', moved: [4_800_000, 5_000_000] },
  { thumb: 1, key: 'Home', moved: [1_000_000, 1_200_000] },
  { thumb: 1, key: 'End', moved: [1_000_000, 67_000_000] },
] as const)('$key moves thumb $thumb as far as the other lets it', ({ thumb, key, moved }) => {
  const result = moveThumbToEnd([1_000_000, 5_000_000], { thumb, key }, range, atLeastTwo);
  expect(result).toEqual(moved);
  expect(fitThumbs(...result, range, atLeastTwo)).toEqual(moved);
});

describe('two thumbs', () => {
  it.each([
    {
      title: 'stay where they are when far enough apart',
      wanted: [1_000_000, 5_000_000],
      fitted: [1_000_000, 5_000_000],
    },
    { title: 'may stand exactly two steps apart', wanted: [1_000_000, 1_200_000], fitted: [1_000_000, 1_200_000] },
    { title: 'are parted when closer', wanted: [1_000_000, 1_100_000], fitted: [1_000_000, 1_200_000] },
    { title: 'are parted when crossed', wanted: [5_000_000, 1_000_000], fitted: [5_000_000, 5_200_000] },
    {
      title: 'are parted downwards at the upper end',
      wanted: [67_000_000, 67_000_000],
      fitted: [66_800_000, 67_000_000],
    },
    { title: 'go onto the steps', wanted: [1_049_999, 5_050_000], fitted: [1_000_000, 5_100_000] },
    { title: 'stay in the range', wanted: [0, 99_000_000], fitted: [900_000, 67_000_000] },
  ])('$title', ({ wanted: [low, high], fitted }) => expect(fitThumbs(low!, high!, range, atLeastTwo)).toEqual(fitted));

  it('stay three steps apart under the strict rule', () => {
    expect(fitThumbs(1_000_000, 1_200_000, range, moreThanTwo)).toEqual([1_000_000, 1_300_000]);
  });

  it('stand at both ends of a range too short for the rule', () => {
    expect(fitThumbs(5, 6, { minimum: 0, maximum: 10, step: 10 }, atLeastTwo)).toEqual([0, 10]);
  });
});

it('keep the rule for any range and any requested values', () => {
  const anyRange = fc.record({
    minimum: fc.nat(1_000_000),
    length: fc.integer({ min: 1, max: 70_000_000 }),
    step: fc.integer({ min: 1, max: 500_000 }),
  });
  const anyRule = fc.record({ priceThumbSteps: fc.nat(5), priceThumbsStrict: fc.boolean() });
  const anyPrice = fc.integer({ min: -1_000_000, max: 80_000_000 });
  fc.assert(
    fc.property(anyRange, anyRule, anyPrice, anyPrice, ({ minimum, length, step }, rule, low, high) => {
      const maximum = minimum + length;
      const [lower, upper] = fitThumbs(low, high, { minimum, maximum, step }, rule);
      expect(lower).toBeGreaterThanOrEqual(minimum);
      expect(upper).toBeLessThanOrEqual(maximum);
      expect((lower - minimum) % step).toBe(0);
      expect(upper === maximum || (upper - minimum) % step === 0).toBe(true);
      expect(upper - lower).toBeGreaterThanOrEqual(Math.min(minStepsBetween(rule) * step, length));
      expect(fitThumbs(lower, upper, { minimum, maximum, step }, rule)[0]).toBe(lower);
    }),
  );
});
