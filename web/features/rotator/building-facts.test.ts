import { describe, expect, it } from 'vitest';
import type { Building } from '#contract/entities/building.ts';
import type { HomeProperty, Property } from '#contract/entities/property.ts';
import { outlineAvailable, outlineSold } from '#domain/floors/outline-status.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { factsOfBuildings, factsOfDevelopment } from './building-facts.ts';

const building = (id: number): Building => ({
  id,
  code: `B${id}`,
  class_name: 'b',
  name_en: `Building ${id}`,
  name_tr: `${id} Blok`,
  zone_id: 1,
  is_villa: false,
  instance_name: `b${id}`,
  floorPath: [],
  fronts: [],
  number: id,
  plans: [],
});
const unit = (id: number, building_id: number, status_id: UnitStatusId = UnitStatus.available): HomeProperty => ({
  id,
  building_id,
  flat_level: 1,
  status_id,
  status: 'available',
  is_dublex: false,
});

describe('the facts of buildings', () => {
  const buildings = [building(1), building(2), building(3)];
  const units = [unit(1, 1), unit(2, 1), unit(3, 2, UnitStatus.sold)];
  it('have the number of units of each building that has any', () => {
    const facts = factsOfBuildings(buildings, units, undefined, 'sold');
    expect(facts.map(({ building: { id }, count, matching, status }) => [id, count, matching, status])).toEqual([
      [1, 2, undefined, outlineAvailable],
      [2, 1, undefined, outlineSold],
    ]);
  });
  it('have the number of matches while a filter is active', () => {
    expect(factsOfBuildings(buildings, units, new Set([2]), 'sold').map((facts) => facts.matching)).toEqual([1, 0]);
  });
});

describe('the facts of the development', () => {
  it('have no price for visitors', () => {
    expect(factsOfDevelopment([unit(1, 1), unit(2, 1, UnitStatus.sold)])).toEqual({
      count: 2,
      available: 1,
      lowestPrice: undefined,
    });
  });
  it('have the lowest available price for readers who may see prices', () => {
    const { available, sold } = UnitStatus;
    const priced = (id: number, status_id: UnitStatusId, price: number) =>
      ({ ...unit(id, 1, status_id), code: `${id}`, price }) as Property;
    expect(
      factsOfDevelopment([priced(1, available, 300), priced(2, available, 200), priced(3, sold, 100)]).lowestPrice,
    ).toBe(200);
    expect(factsOfDevelopment([priced(1, available, 300), priced(2, available, 0)]).lowestPrice).toBe(300);
  });
});
