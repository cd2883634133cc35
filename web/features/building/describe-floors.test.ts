import { describe, expect, it } from 'vitest';
import { deriveFloors } from '#domain/buildings/derive-building.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { describeFloors, firstChoice, nextOpenLevel, type FloorSources } from './describe-floors.ts';

const unit = (id: number, flat_level: number, status_id: UnitStatusId, price = id * 100) => ({
  id,
  building_id: 7,
  flat_level,
  status_id,
  price,
});
const units = [
  unit(1, 0, 1),
  unit(2, 0, 3),
  unit(3, 1, 3),
  unit(4, 1, 6),
  unit(5, 2, 4),
  unit(6, 2, 7),
  unit(7, 3, 2),
  unit(8, 3, 5),
  unit(9, 4, 1),
  unit(10, 4, 1),
  unit(11, 4, 2),
  unit(12, 8, 1),
];
const outline = (level: number) => ({ level, status: 1, points: '0,0 10,0 10,10' });
const sources = (changes: Partial<FloorSources> = {}): FloorSources => ({
  building: { id: 7, floorPath: [0, 1, 2, 3, 4, 8].map(outline) },
  summaries: deriveFloors(units, 7, 'sold'),
  units,
  matching: undefined,
  favourites: new Set(),
  ...changes,
});

describe('the floors of a building', () => {
  it('are levels 0 to 7 that have an outline, top to bottom', () => {
    expect(describeFloors(sources()).map((row) => row.level)).toEqual([4, 3, 2, 1, 0]);
  });

  it('can be opened if available or reserved, never if sold or not released', () => {
    const rows = describeFloors(sources());
    expect(rows.map((row) => [row.level, row.label, row.isOpen])).toEqual([
      [4, 'available', true],
      [3, 'reserved', true],
      [2, 'blocked', false],
      [1, 'sold', false],
      [0, 'available', true],
    ]);
  });

  it('have the number of available units and their lowest price', () => {
    expect(describeFloors(sources())[0]).toMatchObject({ available: 2, total: 3, priceFrom: 900 });
  });

  it('name the lowest price that is not on request, and none if all are', () => {
    const priceFrom = (...prices: number[]) =>
      describeFloors(sources({ units: prices.map((price, index) => unit(20 + index, 4, 1, price)) }))[0]?.priceFrom;
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

  it('treats a floor without units as not released', () => {
    expect(describeFloors(sources({ building: { id: 7, floorPath: [outline(5)] } }))[0]).toMatchObject({
      label: 'blocked',
      isOpen: false,
    });
  });
});

describe('the selected floor', () => {
  it('starts at the floor with most available units or matches', () => {
    expect(firstChoice(describeFloors(sources()))?.level).toBe(4);
    expect(firstChoice(describeFloors(sources({ matching: new Set([1]) })))?.level).toBe(0);
    expect(firstChoice([])).toBeUndefined();
  });

  it('skips floors that cannot be opened and stops at the ends', () => {
    const rows = describeFloors(sources());
    expect(nextOpenLevel(rows, 3, 1)).toBe(0);
    expect(nextOpenLevel(rows, 0, 1)).toBe(0);
    expect(nextOpenLevel(rows, 0, -1)).toBe(3);
    expect(nextOpenLevel(rows, undefined, 1)).toBe(4);
  });
});
