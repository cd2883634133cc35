import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveBuilding } from '#domain/buildings/derive-building.ts';
import { deriveOutlinedFloors } from '#domain/buildings/derive-floors.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { describeFloors, firstChoice, nextOpenLevel, type FloorRow, type FloorSources } from './describe-floors.ts';

const { available, reserved, sold, blocked, offer, signed, issue } = UnitStatus;
const unit = (
  id: number,
  flat_level: number,
  status_id: UnitStatusId,
  { price = id * 100, is_dublex = false } = {},
) => ({
  id,
  building_id: 7,
  flat_level,
  is_dublex,
  status_id,
  price,
});
const units = [
  unit(1, 0, available),
  unit(2, 0, sold),
  unit(3, 1, sold),
  unit(4, 1, signed),
  unit(5, 2, blocked),
  unit(6, 2, issue),
  unit(7, 3, reserved),
  unit(8, 3, offer),
  unit(9, 4, available),
  unit(10, 4, available),
  unit(11, 4, reserved),
  unit(12, 8, available),
];
const outline = (level: number) => ({ level, points: '0,0 10,0 10,10' });
const plan = (level: number) => ({ code: `af${level}`, level, is_dublex: false });
const sources = (changes: Partial<FloorSources> = {}): FloorSources => ({
  building: { id: 7, class_name: 'A', plans: [plan(8)] },
  front: { outlines: [0, 1, 2, 3, 4].map(outline) },
  levels: [],
  summaries: deriveOutlinedFloors(units, 7, 'sold'),
  units,
  matching: undefined,
  favourites: new Set(),
  ...changes,
});

describe('the floors of a building', () => {
  it('are those with an outline on the front, top to bottom, then the others', () => {
    expect(describeFloors(sources()).map((row) => row.level)).toEqual([4, 3, 2, 1, 0, 8]);
    const other = describeFloors(sources()).at(-1);
    expect(other).toMatchObject({ points: '', available: 1, isOpen: true });
  });

  it('are ordered as the package says, also below the ground and above the seventh', () => {
    const level = { classes: [], name_en: 'x', name_tr: 'x', short_en: '', short_tr: '', title_en: '', title_tr: '' };
    const rows = describeFloors(
      sources({
        front: { outlines: [-2, 0, 12, 41].map(outline) },
        levels: [{ ...level, level: 41, order: -1 }],
      }),
    );
    expect(rows.map((row) => row.level)).toEqual([12, 0, 41, -2, 8, 4, 3, 2, 1]);
  });

  it('cannot be opened if they have neither an outline on the front nor a plan', () => {
    const rows = describeFloors(sources({ building: { id: 7, class_name: 'A', plans: [] } }));
    expect(rows.map((row) => row.isOpen)).toEqual([true, true, false, false, true, false]);
  });

  it('add up to the building, with any filter', () => {
    const anyUnit = fc.record({
      flat_level: fc.integer({ min: 0, max: 12 }),
      status_id: fc.constantFrom(...Object.values(UnitStatus)),
      building_id: fc.constantFrom(7, 8),
      is_dublex: fc.boolean(),
      matches: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anyUnit, { maxLength: 60 }),
        fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8]),
        fc.constantFrom('sold', 'soldOrBlocked'),
        (drawn, outlined, soldMeans) => {
          const all = drawn.map((each, id) => ({ ...each, id }));
          const own = all.filter((each) => each.building_id === 7);
          const rows = describeFloors({
            building: { id: 7, class_name: 'A', plans: [] },
            front: { outlines: outlined.map(outline) },
            levels: [],
            summaries: deriveOutlinedFloors(all, 7, soldMeans),
            units: all,
            matching: new Set(all.filter((each) => each.matches).map((each) => each.id)),
            favourites: new Set(),
          });
          const sum = (count: (row: FloorRow) => number) => rows.reduce((total, row) => total + count(row), 0);
          const { available, total } = deriveBuilding(all, 7, soldMeans);
          expect(sum((row) => (row.label === 'available' ? row.available : 0))).toBe(available);
          expect(sum((row) => row.total)).toBe(total);
          expect(sum((row) => row.matches ?? 0)).toBe(own.filter((each) => each.matches).length);
        },
      ),
    );
  });

  it('can be opened if available or reserved, but not if sold or not released', () => {
    const rows = describeFloors(sources());
    expect(rows.map((row) => [row.level, row.label, row.isOpen])).toEqual([
      [4, 'available', true],
      [3, 'reserved', true],
      [2, 'blocked', false],
      [1, 'sold', false],
      [0, 'available', true],
      [8, 'available', true],
    ]);
  });

  it('have the number of available units and their lowest price', () => {
    expect(describeFloors(sources())[0]).toMatchObject({ available: 2, total: 3, priceFrom: 900 });
  });

  it('name the lowest price that is not on request, and none if all are', () => {
    const priceFrom = (...prices: number[]) =>
      describeFloors(sources({ units: prices.map((price, index) => unit(20 + index, 4, available, { price })) }))[0]
        ?.priceFrom;
    expect([priceFrom(0, 900), priceFrom(0, 0)]).toEqual([900, undefined]);
  });

  it('count matches and dim floors without any while a filter is active', () => {
    const rows = describeFloors(sources({ matching: new Set([10, 11]) }));
    expect(rows.map((row) => [row.level, row.matches, row.isDimmed])).toEqual([
      [4, 2, false],
      [3, 0, true],
      [2, 0, true],
      [1, 0, true],
      [0, 0, true],
      [8, 0, true],
    ]);
    expect(rows[0]?.priceFrom).toBe(1000);
  });

  it('mark the floors of favourites', () => {
    expect(
      describeFloors(sources({ favourites: new Set([4]) }))
        .filter((row) => row.isFavourite)
        .map((row) => row.level),
    ).toEqual([1]);
  });

  it('of upper levels only have the status, the prices and the hearts of these, and open their plan', () => {
    const all = [...units, unit(20, 4, available, { price: 700, is_dublex: true })];
    const of = (changes: Partial<FloorSources> = {}) =>
      describeFloors(
        sources({
          front: { outlines: [4, 5].map(outline) },
          units: all,
          summaries: deriveOutlinedFloors(all, 7, 'sold'),
          ...changes,
        }),
      )[0];
    expect(of({ favourites: new Set([20]) })).toMatchObject({
      level: 5,
      label: 'available',
      isOpen: true,
      available: 0,
      isFavourite: true,
      priceFrom: 700,
      plan: { level: 4, isDuplex: true },
    });
    expect(of({ matching: new Set([20]) })).toMatchObject({ isDimmed: false, matches: undefined });
    expect(of({ matching: new Set([9]) })).toMatchObject({ isDimmed: true, matches: undefined });
  });

  it('of upper levels only are not listed if the front does not outline them', () => {
    const all = [unit(20, 4, available, { price: 700, is_dublex: true })];
    const rows = describeFloors(
      sources({ front: { outlines: [outline(4)] }, units: all, summaries: deriveOutlinedFloors(all, 7, 'sold') }),
    );
    expect(rows.map((row) => [row.level, row.plan])).toEqual([[4, { level: 4, isDuplex: false }]]);
  });

  it('treats a floor without units as not released', () => {
    expect(
      describeFloors(
        sources({ front: { outlines: [outline(5)] }, building: { id: 7, class_name: 'A', plans: [] } }),
      )[0],
    ).toMatchObject({
      label: 'blocked',
      isOpen: false,
    });
  });
});

describe('the selected floor', () => {
  it('starts at the floor with most available units or matches', () => {
    expect(firstChoice(describeFloors(sources()))?.level).toBe(4);
    expect(firstChoice(describeFloors(sources({ matching: new Set([1]) })))?.level).toBe(0);
    expect(firstChoice(describeFloors(sources({ matching: new Set([1, 12]) })))?.level).toBe(0);
    expect(firstChoice(describeFloors(sources({ matching: new Set([12]) })))?.level).toBe(8);
    expect(firstChoice([])).toBeUndefined();
  });

  it('skips floors that cannot be opened and stops at the ends', () => {
    const rows = describeFloors(sources());
    expect(nextOpenLevel(rows, 3, 1)).toBe(0);
    expect(nextOpenLevel(rows, 0, 1)).toBe(8);
    expect(nextOpenLevel(rows, 8, 1)).toBe(8);
    expect(nextOpenLevel(rows, 0, -1)).toBe(3);
    expect(nextOpenLevel(rows, undefined, 1)).toBe(4);
  });
});
