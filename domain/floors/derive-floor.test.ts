import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsAsSold, soldMeanings } from '#domain/units/counts-as-sold.ts';
import { statusLabel, unitStatuses, type UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { deriveFloor, deriveOutlineStatus } from './derive-floor.ts';
import {
  outlineAvailable,
  outlineNotReleased,
  outlineOption,
  outlineSold,
  type OutlineStatus,
} from './outline-status.ts';

const { available, reserved, sold, blocked, offer, signed, issue } = UnitStatus;

type Row = { statuses: UnitStatusId[]; sold: OutlineStatus; soldOrBlocked: OutlineStatus };

describe('the outline of a floor', () => {
  it.each<Row>([
    { statuses: [], sold: outlineNotReleased, soldOrBlocked: outlineNotReleased },
    { statuses: [available], sold: outlineAvailable, soldOrBlocked: outlineAvailable },
    { statuses: [reserved], sold: outlineOption, soldOrBlocked: outlineOption },
    { statuses: [sold], sold: outlineSold, soldOrBlocked: outlineSold },
    { statuses: [blocked], sold: outlineNotReleased, soldOrBlocked: outlineSold },
    { statuses: [offer], sold: outlineOption, soldOrBlocked: outlineOption },
    { statuses: [signed], sold: outlineSold, soldOrBlocked: outlineSold },
    { statuses: [issue], sold: outlineNotReleased, soldOrBlocked: outlineSold },
    { statuses: [sold, signed, sold], sold: outlineSold, soldOrBlocked: outlineSold },
    { statuses: [reserved, offer], sold: outlineOption, soldOrBlocked: outlineOption },
    { statuses: [blocked, issue], sold: outlineNotReleased, soldOrBlocked: outlineSold },
    { statuses: [sold, sold, available], sold: outlineAvailable, soldOrBlocked: outlineAvailable },
    { statuses: [sold, reserved], sold: outlineAvailable, soldOrBlocked: outlineAvailable },
    { statuses: [sold, blocked], sold: outlineAvailable, soldOrBlocked: outlineSold },
    { statuses: [reserved, blocked], sold: outlineAvailable, soldOrBlocked: outlineAvailable },
    { statuses: [available, blocked], sold: outlineAvailable, soldOrBlocked: outlineAvailable },
  ])('$statuses is $sold, or $soldOrBlocked where blocked counts as sold', ({ statuses, sold, soldOrBlocked }) => {
    expect(deriveOutlineStatus(statuses, 'sold')).toBe(sold);
    expect(deriveOutlineStatus(statuses, 'soldOrBlocked')).toBe(soldOrBlocked);
  });
});

describe('the count on a floor label', () => {
  it.each<[UnitStatusId[], number]>([
    [[], 0],
    [[available, available, available], 3],
    [Object.values(UnitStatus), 1],
    [[sold, signed], 0],
  ])('for %j is %i', (statuses, count) => {
    expect(deriveFloor(statuses, 'sold')).toMatchObject({ available: count, total: statuses.length });
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
