import type { SoldMeans } from '#domain/units/is-sold.ts';
import { statusLabels, type StatusLabel } from '#domain/units/statuses.ts';
import { emptyFilter, matchesFilter, type FilterableUnit, type GardenChoice, type UnitFilter } from './filter.ts';

/**
 * How many units each option of each group would show, the other groups as they are. An option that is not listed has
 * none.
 */
export type OptionCounts = {
  garden: ReadonlyMap<GardenChoice, number>;
  floorType: ReadonlyMap<number, number>;
  buildingType: ReadonlyMap<number, number>;
  status: ReadonlyMap<StatusLabel, number>;
  tags: ReadonlyMap<string, number>;
};

/**
 * Counts the units behind every option. Within a group whose entries widen each other (room types, statuses), an
 * option's number is what it alone would show; a tag narrows, so its number is what is left with it.
 */
export function countOptions(units: readonly FilterableUnit[], filter: UnitFilter, soldMeans: SoldMeans): OptionCounts {
  const without = (loosened: Partial<UnitFilter>) => {
    const rest = { ...filter, ...loosened };
    return units.filter((unit) => matchesFilter(unit, rest, soldMeans));
  };
  const anyGarden = without({ gardenArea: emptyFilter.gardenArea });
  const anyStatus = without({ status: [] });
  return {
    garden: new Map(
      ([-1, 1, 0] as const).map((choice) => [choice, countIn(anyGarden, { gardenArea: choice }, soldMeans)]),
    ),
    floorType: tally(without({ floorType: [] }).map((unit) => unit.room_type_id)),
    buildingType: tally(without({ buildingType: [] }).map((unit) => unit.building_type_id)),
    status: new Map(statusLabels.map((label) => [label, countIn(anyStatus, { status: [label] }, soldMeans)])),
    tags: tally(without({}).flatMap((unit) => [...new Set(unit.tags)])),
  };
}

function countIn(units: readonly FilterableUnit[], choice: Partial<UnitFilter>, soldMeans: SoldMeans): number {
  return units.filter((unit) => matchesFilter(unit, { ...emptyFilter, ...choice }, soldMeans)).length;
}

function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
