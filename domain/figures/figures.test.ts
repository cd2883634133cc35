import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversionOf } from './conversion.ts';
import { isRange, rangeChoices, rangeOf } from './date-range.ts';
import { demandBy, heatStepsOf, heatSteps } from './demand.ts';
import { toReadableUnit, shareWithin } from './response-times.ts';

describe('a range of days', () => {
  const now = Date.parse('2026-11-21T22:30:00Z');
  it.each([
    ['30', '2026-10-23'],
    ['90', '2026-08-24'],
    ['year', '2026-01-01'],
    ['months', '2025-12-01'],
  ] as const)('for %s begins on %s', (choice, from) =>
    expect(rangeOf(choice, now)).toEqual({ from, to: '2026-11-21' }),
  );

  it('is accepted by the API for every choice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rangeChoices),
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        (choice, at) => void expect(isRange(rangeOf(choice, at))).toBe(true),
      ),
    );
  });

  it.each([
    ['2026-02-02', '2026-02-01'],
    ['2010-01-01', '2026-01-01'],
  ])('rejects %s to %s', (from, to) => expect(isRange({ from, to })).toBe(false));
});

describe('demand', () => {
  const demand = { property_id: 1, views: 7, favourites: 2, actions: 1 };
  it('weighs a favourite as three views and a reservation as ten', () => {
    expect(demandBy('interest', demand)).toBe(23);
    expect([demandBy('views', demand), demandBy('favourites', demand), demandBy('actions', demand)]).toEqual([7, 2, 1]);
    expect(demandBy('interest', undefined)).toBe(0);
  });

  it('spreads the other units over the colours when one unit has almost all demand', () => {
    const heat = heatStepsOf(
      new Map([
        [1, 0],
        [2, 1],
        [3, 2],
        [4, 3],
        [5, 4],
        [6, 9000],
      ]),
    );
    expect([...heat.values()]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('gives equal values the same step and higher values no lower one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 60 }), (values) => {
        const heat = heatStepsOf(new Map(values.map((value, id) => [id, value])));
        for (const [a, one] of values.entries()) {
          expect(heat.get(a)).toBeLessThanOrEqual(heatSteps);
          expect(heat.get(a) === 0).toBe(one === 0);
          expect(values.every((other, b) => other <= one || heat.get(a)! <= heat.get(b)!)).toBe(true);
        }
      }),
    );
  });
});

describe('the sales funnel', () => {
  it('is given in shares of those who viewed', () => {
    expect(conversionOf({ viewed: 200, favourited: 50, reserved: 10, sold: 4 }).map((step) => step.share)).toEqual([
      1, 0.25, 0.05, 0.02,
    ]);
    expect(conversionOf({ viewed: 0, favourited: 0, reserved: 0, sold: 0 }).every((step) => step.share === 0)).toBe(
      true,
    );
  });
});

describe('the time to the first response', () => {
  it.each([
    [0, 'minutes', 1],
    [59, 'minutes', 59],
    [90, 'hours', 2],
    [2879, 'hours', 48],
    [2880, 'days', 2],
  ] as const)('%i minutes is written as %s: %i', (minutes, unit, value) =>
    expect(toReadableUnit(minutes)).toEqual({ unit, value }),
  );

  it('counts those still waiting as unanswered', () => {
    const times = { median_minutes: 30, buckets: [4, 2, 1, 0, 0, 1], waiting: 2 };
    expect(shareWithin(times, 60)).toBe(0.4);
    expect(shareWithin(times, 1440)).toBe(0.7);
    expect(shareWithin({ median_minutes: null, buckets: [0, 0, 0, 0, 0, 0], waiting: 0 }, 60)).toBeNull();
  });
});
