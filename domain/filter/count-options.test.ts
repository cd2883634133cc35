import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusLabels, unitStatuses, type UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { countOptions, offeredOptions } from './count-options.ts';
import { emptyFilter, matchesFilter, type FilterableUnit } from './filter.ts';

const { available, reserved, blocked } = UnitStatus;
const unit = (status_id: UnitStatusId, room_type_id: number, tags: string[], garden_area = 0): FilterableUnit => ({
  status_id,
  room_type_id,
  building_type_id: 1,
  garden_area,
  price: 100,
  tags,
});
const units = [
  unit(available, 1, ['sea']),
  unit(available, 2, ['sea', 'pool']),
  unit(reserved, 2, []),
  unit(blocked, 2, ['pool'], 12),
];

describe('the count beside each filter option', () => {
  it('counts all units while nothing is chosen', () => {
    const counts = countOptions(units, emptyFilter, 'sold');
    expect([...counts.garden]).toEqual([
      [-1, 4],
      [1, 1],
      [0, 3],
    ]);
    expect([...counts.floorType]).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect([...counts.status]).toEqual([
      ['available', 2],
      ['reserved', 1],
      ['sold', 0],
      ['blocked', 1],
    ]);
    expect([...counts.tags]).toEqual([
      ['sea', 2],
      ['pool', 2],
    ]);
  });

  it('ignores the selection in its own group but applies the others', () => {
    const counts = countOptions(units, { ...emptyFilter, floorType: [1], status: ['available'] }, 'sold');
    expect([...counts.floorType]).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(counts.status.get('reserved')).toBe(0);
    expect(counts.status.get('available')).toBe(1);
  });

  it('counts what remains when the tag is added to the chosen ones', () => {
    const counts = countOptions(units, { ...emptyFilter, tags: ['sea'] }, 'sold');
    expect([counts.tags.get('sea'), counts.tags.get('pool')]).toEqual([2, 1]);
  });

  it('counts blocked units as sold if the setting says so', () => {
    expect(countOptions(units, emptyFilter, 'soldOrBlocked').status.get('sold')).toBe(1);
  });
});

describe('the options that are offered', () => {
  it('are those that some unit has', () => {
    const offered = offeredOptions(units, emptyFilter);
    expect([...offered.floorType]).toEqual([1, 2]);
    expect([...offered.buildingType]).toEqual([1]);
    expect([...offered.tags]).toEqual(['sea', 'pool']);
    expect(offered).toMatchObject({ garden: true, price: true });
  });

  it.for([
    ['none has', 0],
    ['all have', 12],
  ] as const)('do not include a garden if %s one, nor a price if all are on request', ([, area]) => {
    const same = units.map((each) => ({ ...each, garden_area: area, price: 0 }));
    expect(offeredOptions(same, emptyFilter)).toMatchObject({ garden: false, price: false });
  });

  it('include what is chosen, so that it can be removed', () => {
    const offered = offeredOptions([], { ...emptyFilter, gardenArea: 1, floorType: [3], priceMax: 7, tags: ['roof'] });
    expect(offered).toMatchObject({ garden: true, price: true });
    expect([[...offered.floorType], [...offered.tags]]).toEqual([[3], ['roof']]);
  });
});

it('equals the number of units shown when only that option is chosen', () => {
  const anyUnit = fc.record({
    status_id: fc.constantFrom<UnitStatusId>(...unitStatuses.map((status) => status.id)),
    room_type_id: fc.integer({ min: 1, max: 3 }),
    building_type_id: fc.integer({ min: 1, max: 2 }),
    garden_area: fc.constantFrom(0, 8),
    price: fc.nat(10),
    tags: fc.uniqueArray(fc.constantFrom('sea', 'pool')),
  });
  const anyStatus = fc.uniqueArray(fc.constantFrom(...statusLabels));
  fc.assert(
    fc.property(
      fc.array(anyUnit, { maxLength: 20 }),
      anyStatus,
      fc.integer({ min: 1, max: 3 }),
      (units, status, room) => {
        const filter = { ...emptyFilter, status, floorType: [room] };
        const counts = countOptions(units, filter, 'sold');
        const shown = (more: object) =>
          units.filter((unit) => matchesFilter(unit, { ...filter, ...more }, 'sold')).length;
        for (const label of statusLabels) expect(counts.status.get(label)).toBe(shown({ status: [label] }));
        for (const id of [1, 2, 3]) expect(counts.floorType.get(id) ?? 0).toBe(shown({ floorType: [id] }));
        for (const tag of ['sea', 'pool']) expect(counts.tags.get(tag) ?? 0).toBe(shown({ tags: [tag] }));
        expect(counts.garden.get(1)).toBe(shown({ gardenArea: 1 }));
      },
    ),
  );
});
