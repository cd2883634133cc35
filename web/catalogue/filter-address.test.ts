import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GardenChoice, type UnitFilter, emptyFilter } from '#domain/filter/filter.ts';
import { statusLabels } from '#domain/units/statuses.ts';
import { filterSearch, readFilter, writeFilter } from './filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('an address', () => {
  it.each<[string, Partial<UnitFilter>]>([
    ['', {}],
    ['garden=1', { gardenArea: 1 }],
    ['garden=0', { gardenArea: 0 }],
    ['rooms=1~3&types=2', { floorType: [1, 3], buildingType: [2] }],
    ['from=22500000&to=46000000', { priceMin: 22_500_000, priceMax: 46_000_000 }],
    ['status=available~reserved', { status: ['available', 'reserved'] }],
    ['tags=sea-view&tags=corner', { tags: ['sea-view', 'corner'] }],
  ])('is parsed: %s', (query, filter) => expect(read(query)).toEqual({ ...emptyFilter, ...filter }));

  it.each([
    'garden=2',
    'garden=-1',
    'rooms=x~-1~1.5',
    'from=abc',
    'to=-5',
    'to=1e9',
    'to=1000000000000001',
    'status=gone~',
    'tags=&tags=',
    'unknown=1',
    'rooms=9999999999',
  ])('ignores what cannot be parsed: %s', (query) => expect(read(query)).toEqual(emptyFilter));

  it('with the same entry twice counts it once', () =>
    expect(read('rooms=2~2~3&tags=a&tags=a')).toMatchObject({ floorType: [2, 3], tags: ['a'] }));
});

it('keeps the parameters of other screens', () => {
  const next = writeFilter(new URLSearchParams('sort=-price&unit=7&rooms=1'), { ...emptyFilter, gardenArea: 1 });
  expect(Object.fromEntries(next)).toEqual({ sort: '-price', unit: '7', garden: '1' });
});

it('is empty for an empty filter, and starts with a question mark otherwise', () => {
  expect(filterSearch(emptyFilter)).toBe('');
  expect(filterSearch({ ...emptyFilter, floorType: [1, 2] })).toBe('?rooms=1%7E2');
});

it('round-trips any filter', () => {
  const anyFilter: fc.Arbitrary<UnitFilter> = fc.record({
    gardenArea: fc.constantFrom<GardenChoice>(-1, 0, 1),
    floorType: fc.uniqueArray(fc.nat(999_999)),
    buildingType: fc.uniqueArray(fc.nat(999_999)),
    priceMin: fc.option(fc.maxSafeNat().map((price) => price % 1_000_000_000_000_001)),
    priceMax: fc.option(fc.maxSafeNat().map((price) => price % 1_000_000_000_000_001)),
    status: fc.uniqueArray(fc.constantFrom(...statusLabels)),
    tags: fc.uniqueArray(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((tag) => tag.isWellFormed()),
    ),
  });
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(readFilter(new URLSearchParams(filterSearch(filter)))).toEqual(filter);
    }),
  );
});
