import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/entities/property.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { mapUnitFacts } from '#domain/units/unit-facts.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { countUnits, describeUnits, firstUnit } from './describe-units.ts';

function property(id: number, number: string, status_id: UnitStatusId): Property {
  return {
    id,
    building_id: 1,
    flat_level: 1,
    status: 'available',
    status_id,
    is_dublex: false,
    number,
    code: `A${number}`,
    building_type_id: 1,
    room_type_id: 1,
    apartment_type_id: 1,
    ...mapUnitFacts(() => 0),
    gross_area: 60,
    net_area: 50,
    terrace_area: 8,
    bathrooms: 1,
    tags: [],
    has_terrace: true,
    apartment_type: { id: 1, name: 'one', images: [] },
    room_type: { id: 1, name: '1+1', label: '1+1' },
    room_type_folder: '',
    images: [],
    plans: [],
    info_sheet: null,
    link_360: null,
    view_count: 0,
    building: { id: 1, instance_name: 'one' },
    version: 1,
  };
}

const units = [
  property(1, 'BA10', UnitStatus.available),
  property(2, 'BA9', UnitStatus.sold),
  property(3, 'BA1', UnitStatus.available),
  property(4, 'BA2', UnitStatus.offer),
];
const plan = {
  units: [1, 2, 3, 4, 99].map((property_id) => ({
    property_id,
    points: ['0,0 1,0 1,1'],
    label: { x: property_id * 100, y: 50 },
  })),
};
const sources = { plan, units, matching: undefined, favourites: new Set<number>() };

describe('the units of a plan', () => {
  it('are in natural order, without units hidden from the reader', () => {
    expect(describeUnits(sources).map((row) => row.unit.number)).toEqual(['BA1', 'BA2', 'BA9', 'BA10']);
  });

  it('show one of four statuses', () => {
    expect(describeUnits(sources).map((row) => row.status)).toEqual(['available', 'reserved', 'sold', 'available']);
  });

  it('are excluded or match while a filter is active, and neither without one', () => {
    expect(describeUnits(sources).some((row) => row.isExcluded || row.isMatch)).toBe(false);
    const filtered = describeUnits({ ...sources, matching: new Set([3]) });
    expect(filtered.map((row) => [row.unit.number, row.isMatch, row.isExcluded])).toEqual([
      ['BA1', true, false],
      ['BA2', false, true],
      ['BA9', false, true],
      ['BA10', false, true],
    ]);
    expect(countUnits(filtered)).toEqual({ total: 4, available: 2, matches: 1 });
  });

  it('mark the favourites', () => {
    expect(
      describeUnits({ ...sources, favourites: new Set([2]) })
        .filter((row) => row.isFavourite)
        .map((row) => row.id),
    ).toEqual([2]);
  });
});

describe('the initial selection', () => {
  it('is the available unit nearest to the middle', () => {
    expect(firstUnit(describeUnits(sources), { x: 220, y: 50 })?.id).toBe(3);
  });

  it('is any matching unit if none is available, and none if none matches', () => {
    expect(firstUnit(describeUnits({ ...sources, matching: new Set([4]) }), { x: 0, y: 0 })?.id).toBe(4);
    expect(firstUnit(describeUnits({ ...sources, matching: new Set() }), { x: 0, y: 0 })).toBeUndefined();
  });
});
