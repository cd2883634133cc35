import { expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { emptyFilter, type FilterableUnit } from './filter.ts';
import { clearGroup, suggestLoosening } from './suggest-loosening.ts';

const unit = (room_type_id: number, price: number, tags: string[] = []): FilterableUnit => ({
  status_id: UnitStatus.available,
  room_type_id,
  building_type_id: 1,
  garden_area: 0,
  price,
  tags,
});
const units = [unit(1, 100, ['sea']), unit(2, 200), unit(2, 300), unit(2, 300)];

it('suggests the group whose removal shows the most units', () => {
  const filter = { ...emptyFilter, floorType: [2], priceMax: 150 };
  expect(suggestLoosening(units, filter, 'sold')).toEqual({ group: 'price', count: 3 });
});

it('suggests the tags where only they exclude everything', () => {
  expect(suggestLoosening(units, { ...emptyFilter, floorType: [2], tags: ['sea'] }, 'sold')).toEqual({
    group: 'tags',
    count: 3,
  });
});

it('suggests nothing where no single group helps', () => {
  const filter = { ...emptyFilter, floorType: [3], buildingType: [9] };
  expect(suggestLoosening(units, filter, 'sold')).toBeUndefined();
});

it('clears one group and keeps the others', () => {
  const filter = { ...emptyFilter, gardenArea: 1, priceMin: 5, priceMax: 9, tags: ['sea'] } as const;
  expect(clearGroup(filter, 'price')).toEqual({ ...emptyFilter, gardenArea: 1, tags: ['sea'] });
  expect(clearGroup(filter, 'garden')).toEqual({ ...filter, gardenArea: -1 });
});
