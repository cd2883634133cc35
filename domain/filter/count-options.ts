import { quotedPrice } from '#domain/money/unit-prices.ts';
import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import { statusLabels, type StatusLabel } from '#domain/units/statuses.ts';
import { emptyFilter, matchesFilter, type FilterableUnit, type GardenChoice, type UnitFilter } from './filter.ts';

/**
 * How many units each option of each group would show, with the other groups unchanged. Options that are not listed
 * would show none.
 */
export type OptionCounts = {
  garden: ReadonlyMap<GardenChoice, number>;
  floorType: ReadonlyMap<number, number>;
  buildingType: ReadonlyMap<number, number>;
  status: ReadonlyMap<StatusLabel, number>;
  tags: ReadonlyMap<string, number>;
};

/**
 * Counts the units behind every option. In groups where any chosen option is enough (room types, statuses), the count
 * is what the option would show alone; tags must all match, so the count of a tag is what would be left with it.
 */
export function countOptions(units: readonly FilterableUnit[], filter: UnitFilter, soldMeans: SoldMeans): OptionCounts {
  const matching = (override: Partial<UnitFilter>) => {
    const changed = { ...filter, ...override };
    return units.filter((unit) => matchesFilter(unit, changed, soldMeans));
  };
  const anyGarden = matching({ gardenArea: emptyFilter.gardenArea });
  const anyStatus = matching({ status: [] });
  return {
    garden: new Map(
      ([-1, 1, 0] as const).map((choice) => [choice, countIn(anyGarden, { gardenArea: choice }, soldMeans)]),
    ),
    floorType: countValues(matching({ floorType: [] }).map((unit) => unit.room_type_id)),
    buildingType: countValues(matching({ buildingType: [] }).map((unit) => unit.building_type_id)),
    status: new Map(statusLabels.map((label) => [label, countIn(anyStatus, { status: [label] }, soldMeans)])),
    tags: countValues(matching({}).flatMap((unit) => [...new Set(unit.tags)])),
  };
}

/** Of each group, the options that can select something; `garden` and `price` are groups as a whole. */
export type OfferedOptions = {
  garden: boolean;
  price: boolean;
  floorType: ReadonlySet<number>;
  buildingType: ReadonlySet<number>;
  tags: ReadonlySet<string>;
};

/**
 * The options worth offering for these units: no room type, building type or tag that none of them has, no choice of a
 * garden if all have one or none has, no price if all are on request. What is chosen already is always offered, so that
 * it can be removed. Statuses are not among them, because units change theirs.
 */
export function offeredOptions(units: readonly FilterableUnit[], filter: UnitFilter): OfferedOptions {
  const { garden, floorType, buildingType, tags } = countOptions(units, emptyFilter, 'sold');
  const isBounded = filter.priceMin !== null || filter.priceMax !== null;
  return {
    garden: filter.gardenArea !== emptyFilter.gardenArea || ([1, 0] as const).every((choice) => garden.get(choice)),
    price: isBounded || units.some((unit) => quotedPrice(unit) !== undefined),
    floorType: new Set([...floorType.keys(), ...filter.floorType]),
    buildingType: new Set([...buildingType.keys(), ...filter.buildingType]),
    tags: new Set([...tags.keys(), ...filter.tags]),
  };
}

function countIn(units: readonly FilterableUnit[], choice: Partial<UnitFilter>, soldMeans: SoldMeans): number {
  return units.filter((unit) => matchesFilter(unit, { ...emptyFilter, ...choice }, soldMeans)).length;
}

function countValues<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
