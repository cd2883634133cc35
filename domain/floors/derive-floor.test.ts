import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsAsSold, soldMeanings } from '#domain/units/counts-as-sold.ts';
import { statusLabel, unitStatuses, type UnitStatusId } from '#domain/units/statuses.ts';
import { deriveFloor, deriveOutlineStatus } from './derive-floor.ts';
import { outlineAvailable, outlineSold, type OutlineStatus } from './outline-status.ts';

type Row = { statuses: UnitStatusId[]; sold: OutlineStatus; soldOrBlocked: OutlineStatus };

describe('the outline of a floor', () => {
  it.each<Row>([
    { statuses: [], sold: 4, soldOrBlocked: 4 },
    { statuses: [1], sold: 1, soldOrBlocked: 1 },
    { statuses: [2], sold: 2, soldOrBlocked: 2 },
    { statuses: [3], sold: 3, soldOrBlocked: 3 },
    { statuses: [4], sold: 4, soldOrBlocked: 3 },
    { statuses: [5], sold: 2, soldOrBlocked: 2 },
    { statuses: [6], sold: 3, soldOrBlocked: 3 },
    { statuses: [7], sold: 4, soldOrBlocked: 3 },
    { statuses: [3, 6, 3], sold: 3, soldOrBlocked: 3 },
    { statuses: [2, 5], sold: 2, soldOrBlocked: 2 },
    { statuses: [4, 7], sold: 4, soldOrBlocked: 3 },
    { statuses: [3, 3, 1], sold: 1, soldOrBlocked: 1 },
    { statuses: [3, 2], sold: 1, soldOrBlocked: 1 },
    { statuses: [3, 4], sold: 1, soldOrBlocked: 3 },
    { statuses: [2, 4], sold: 1, soldOrBlocked: 1 },
    { statuses: [1, 4], sold: 1, soldOrBlocked: 1 },
  ])('$statuses is $sold, or $soldOrBlocked where blocked counts as sold', ({ statuses, sold, soldOrBlocked }) => {
    expect(deriveOutlineStatus(statuses, 'sold')).toBe(sold);
    expect(deriveOutlineStatus(statuses, 'soldOrBlocked')).toBe(soldOrBlocked);
  });
});

describe('the count on a floor label', () => {
  it.each<[UnitStatusId[], number]>([
    [[], 0],
    [[1, 1, 1], 3],
    [[1, 2, 3, 4, 5, 6, 7], 1],
    [[3, 6], 0],
  ])('for %j is %i', (statuses, available) => {
    expect(deriveFloor(statuses, 'sold')).toMatchObject({ available, total: statuses.length });
  });
});

const someStatuses = fc.array(fc.constantFrom(...unitStatuses.map((status) => status.id)), {
  minLength: 1,
  maxLength: 40,
});

it('is sold exactly when every unit is sold, and then counts none available', () => {
  fc.assert(
    fc.property(someStatuses, fc.constantFrom(...soldMeanings), (statuses, soldMeans) => {
      const floor = deriveFloor(statuses, soldMeans);
      expect(floor.status === outlineSold).toBe(statuses.every((status) => countsAsSold(status, soldMeans)));
      expect(floor.status === outlineAvailable || floor.available === 0).toBe(true);
      expect(floor.available).toBe(statuses.filter((status) => statusLabel(status) === 'available').length);
    }),
  );
});

it('does not depend on the order of units', () => {
  fc.assert(
    fc.property(someStatuses, fc.constantFrom(...soldMeanings), (statuses, soldMeans) => {
      expect(deriveFloor(statuses.toReversed(), soldMeans)).toEqual(deriveFloor(statuses, soldMeans));
    }),
  );
});
