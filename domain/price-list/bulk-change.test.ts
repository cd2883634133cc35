import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { changedPrice, planBulkChange, type BulkScope, type PricedUnit } from './bulk-change.ts';
import { roundPrice } from './round-price.ts';

const unit = (id: number, more: Partial<PricedUnit> = {}): PricedUnit => ({
  id,
  version: 1,
  status_id: UnitStatus.available,
  building_id: 1,
  flat_level: 1,
  room_type_id: 1,
  apartment_type_id: 1,
  price: 28_450_000,
  ...more,
});
const everything: BulkScope = { buildings: [], floors: [], room_types: [], apartment_types: [], statuses: [] };
const exact = { step: 1, mode: 'nearest' } as const;

describe('a new price', () => {
  it.each([
    [28_450_000, 'percent', 300, exact, 29_303_500],
    [28_450_000, 'percent', -250, exact, 27_738_750],
    [28_450_000, 'percent', 300, { step: 100_000, mode: 'nearest' }, 29_300_000],
    [28_450_000, 'percent', 300, { step: 100_000, mode: 'up' }, 29_400_000],
    [28_450_000, 'percent', 300, { step: 100_000, mode: 'down' }, 29_300_000],
    [28_450_000, 'fixed', 500_000, exact, 28_950_000],
    [28_450_000, 'fixed', -28_450_001, exact, -1],
    [33, 'percent', 5000, exact, 50],
    [2_000_000_000, 'percent', 1, exact, 2_000_200_000],
  ] as const)('%i by %s %i', (price, kind, amount, rounding, expected) =>
    expect(changedPrice(price, { kind, amount }, rounding)).toBe(expected),
  );

  it('is a multiple of the step, rounded as asked and by less than one step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 2e9 }),
        fc.integer({ min: 1, max: 1e6 }),
        fc.constantFrom('nearest', 'up', 'down' as const),
        (price, step, mode) => {
          const rounded = roundPrice(BigInt(price), 1n, { step, mode: mode as 'up' });
          expect(rounded % step === 0).toBe(true);
          expect(Math.abs(rounded - price)).toBeLessThan(step);
          expect(
            mode === 'up'
              ? rounded >= price
              : mode === 'down'
                ? rounded <= price
                : Math.abs(rounded - price) * 2 <= step,
          ).toBe(true);
        },
      ),
    );
  });
});

describe('a bulk price change', () => {
  const units = [
    unit(1),
    unit(2, { flat_level: 2 }),
    unit(3, { status_id: UnitStatus.signed }),
    unit(4, { room_type_id: 2, building_id: 2 }),
    unit(5, { status_id: UnitStatus.issue, apartment_type_id: 9 }),
  ];
  const idsIn = (scope: Partial<BulkScope>) => {
    const planned = planBulkChange(units, {
      scope: { ...everything, ...scope },
      by: { kind: 'fixed', amount: 100 },
      rounding: exact,
    });
    return typeof planned === 'string' ? planned : planned.rows.map((row) => row.id);
  };

  it('leaves a price on request as it is', () => {
    const planned = planBulkChange([unit(1), unit(2, { price: 0 })], {
      scope: everything,
      by: { kind: 'fixed', amount: 100 },
      rounding: exact,
    });
    expect(planned).toMatchObject({ rows: [{ id: 1 }], unchanged: 1 });
  });

  it('applies only to units in scope', () => {
    expect(idsIn({})).toEqual([1, 2, 3, 4, 5]);
    expect(idsIn({ floors: [2] })).toEqual([2]);
    expect(idsIn({ statuses: ['available', 'blocked'] })).toEqual([1, 2, 4, 5]);
    expect(idsIn({ statuses: ['sold'] })).toEqual([3]);
    expect(idsIn({ buildings: [1], room_types: [2] })).toEqual([]);
    expect(idsIn({ apartment_types: [9] })).toEqual([5]);
  });

  it('skips and counts units whose price rounding leaves unchanged', () => {
    const planned = planBulkChange([unit(1), unit(2, { price: 28_400_000 })], {
      scope: everything,
      by: { kind: 'fixed', amount: 1 },
      rounding: { step: 100_000, mode: 'down' },
    });
    expect(planned).toEqual({
      rows: [{ id: 1, version: 1, old_price: 28_450_000, new_price: 28_400_000 }],
      unchanged: 1,
    });
  });

  it('is rejected where a price would become negative or too large', () => {
    const by = (amount: number) =>
      planBulkChange(units, { scope: everything, by: { kind: 'fixed', amount }, rounding: exact });
    expect(by(-28_450_001)).toBe('price_below_zero');
    expect(by(999_999_999_999_999)).toBe('price_too_high');
  });
});
