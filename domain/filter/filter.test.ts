import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soldMeanings } from '#domain/units/counts-as-sold.ts';
import { statusLabels, unitStatuses, type UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import {
  countActiveFilters,
  emptyFilter,
  isFilterActive,
  matchesFilter,
  type FilterableUnit,
  type GardenChoice,
  type UnitFilter,
} from './filter.ts';

const unit = (more: Partial<FilterableUnit> = {}): FilterableUnit => ({
  status_id: UnitStatus.available,
  room_type_id: 2,
  building_type_id: 1,
  garden_area: 0,
  price: 28_450_000,
  tags: ['sea', 'corner'],
  ...more,
});

type Row = { title: string; filter: Partial<UnitFilter>; unit?: Partial<FilterableUnit>; passes: boolean };

describe('a unit', () => {
  it.each<Row>([
    { title: 'passes an empty filter', filter: {}, passes: true },
    { title: 'with a garden passes "with"', filter: { gardenArea: 1 }, unit: { garden_area: 18 }, passes: true },
    { title: 'with a garden fails "without"', filter: { gardenArea: 0 }, unit: { garden_area: 18 }, passes: false },
    { title: 'without a garden fails "with"', filter: { gardenArea: 1 }, passes: false },
    { title: 'without a garden passes "without"', filter: { gardenArea: 0 }, passes: true },
    { title: 'passes when its room type is one of the chosen', filter: { floorType: [1, 2] }, passes: true },
    { title: 'fails when its room type is not chosen', filter: { floorType: [1, 3] }, passes: false },
    { title: 'passes when its building type is one of the chosen', filter: { buildingType: [1] }, passes: true },
    { title: 'fails when its building type is not chosen', filter: { buildingType: [2] }, passes: false },
    { title: 'passes at the lower bound itself', filter: { priceMin: 28_450_000 }, passes: true },
    { title: 'passes at the upper bound itself', filter: { priceMax: 28_450_000 }, passes: true },
    { title: 'fails one minor unit below', filter: { priceMin: 28_450_001 }, passes: false },
    { title: 'fails one minor unit above', filter: { priceMax: 28_449_999 }, passes: false },
    {
      title: 'dearer than the slider passes while the upper bound was not moved',
      filter: { priceMin: 1 },
      unit: { price: 1e9 },
      passes: true,
    },
    {
      title: 'without a known price fails any price bound',
      filter: { priceMin: 1 },
      unit: { price: undefined },
      passes: false,
    },
    {
      title: 'with a price on request fails any price bound',
      filter: { priceMax: 1e9 },
      unit: { price: 0 },
      passes: false,
    },
    {
      title: 'with a price on request passes when no bound was moved',
      filter: {},
      unit: { price: 0 },
      passes: true,
    },
    {
      title: 'without a known price passes when no bound was moved',
      filter: {},
      unit: { price: undefined },
      passes: true,
    },
    { title: 'passes when it has every chosen tag', filter: { tags: ['sea', 'corner'] }, passes: true },
    { title: 'fails when it lacks one chosen tag', filter: { tags: ['sea', 'pool'] }, passes: false },
    { title: 'must hold in every group', filter: { floorType: [2], tags: ['pool'] }, passes: false },
  ])('$title', ({ filter, unit: more, passes }) => {
    expect(matchesFilter(unit(more), { ...emptyFilter, ...filter }, 'sold')).toBe(passes);
  });
});

describe('the chosen status', () => {
  const passing = (label: (typeof statusLabels)[number], soldMeans: (typeof soldMeanings)[number]) =>
    unitStatuses
      .map((status) => status.id)
      .filter((status_id) => matchesFilter(unit({ status_id }), { ...emptyFilter, status: [label] }, soldMeans));

  it.each([
    ['available', [1]],
    ['reserved', [2, 5]],
    ['sold', [3, 6]],
    ['blocked', [4, 7]],
  ] as const)('%s shows %j', (label, ids) => expect(passing(label, 'sold')).toEqual(ids));

  it('sold also shows blocked units where blocked counts as sold', () => {
    expect(passing('sold', 'soldOrBlocked')).toEqual([3, 4, 6, 7]);
    expect(passing('blocked', 'soldOrBlocked')).toEqual([4, 7]);
  });
});

describe('the number of active filters', () => {
  it.each<[Partial<UnitFilter>, number]>([
    [{}, 0],
    [{ gardenArea: 1 }, 1],
    [{ gardenArea: 0 }, 1],
    [{ priceMin: 1, priceMax: 2 }, 1],
    [{ priceMax: 2 }, 1],
    [{ floorType: [1, 2], buildingType: [1], status: ['sold'], tags: ['sea', 'pool'] }, 6],
  ])('for %j is %i', (filter, count) => {
    expect(countActiveFilters({ ...emptyFilter, ...filter })).toBe(count);
    expect(isFilterActive({ ...emptyFilter, ...filter })).toBe(count > 0);
  });
});

const anyUnit = fc.record({
  status_id: fc.constantFrom<UnitStatusId>(...unitStatuses.map((status) => status.id)),
  room_type_id: fc.integer({ min: 1, max: 4 }),
  building_type_id: fc.integer({ min: 1, max: 2 }),
  garden_area: fc.constantFrom(0, 12.5),
  price: fc.option(fc.nat(100), { nil: undefined }),
  tags: fc.uniqueArray(fc.constantFrom('sea', 'pool', 'corner')),
});
const anyFilter: fc.Arbitrary<UnitFilter> = fc.record({
  gardenArea: fc.constantFrom<GardenChoice>(-1, 0, 1),
  floorType: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
  buildingType: fc.uniqueArray(fc.integer({ min: 1, max: 2 })),
  priceMin: fc.option(fc.nat(100)),
  priceMax: fc.option(fc.nat(100)),
  status: fc.uniqueArray(fc.constantFrom(...statusLabels)),
  tags: fc.uniqueArray(fc.constantFrom('sea', 'pool', 'corner')),
});

it('never shows a unit that a looser filter hides', () => {
  fc.assert(
    fc.property(anyUnit, anyFilter, fc.constantFrom(...soldMeanings), (unit, filter, soldMeans) => {
      if (!matchesFilter(unit, filter, soldMeans)) return;
      for (const loosened of [
        { gardenArea: -1 },
        { floorType: [] },
        { buildingType: [] },
        { priceMin: null, priceMax: null },
        { status: [] },
        { tags: [] },
      ] as const) {
        expect(matchesFilter(unit, { ...filter, ...loosened }, soldMeans)).toBe(true);
      }
    }),
  );
});
