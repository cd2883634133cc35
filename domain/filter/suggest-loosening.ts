import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import { emptyFilter, matchesFilter, type FilterableUnit, type UnitFilter } from './filter.ts';

/** The groups of a filter that can be cleared one by one, each with its cleared values. */
export const filterGroups = {
  garden: { gardenArea: emptyFilter.gardenArea },
  rooms: { floorType: [] },
  types: { buildingType: [] },
  price: { priceMin: null, priceMax: null },
  status: { status: [] },
  tags: { tags: [] },
} as const satisfies Record<string, Partial<UnitFilter>>;

export type FilterGroup = keyof typeof filterGroups;

/** The filter with one group cleared. */
export function clearGroup(filter: UnitFilter, group: FilterGroup): UnitFilter {
  return { ...filter, ...filterGroups[group] };
}

/**
 * For a filter that shows nothing: the group that shows the most units when cleared, and how many. Undefined if
 * clearing a single group does not help.
 */
export function suggestLoosening(
  units: readonly FilterableUnit[],
  filter: UnitFilter,
  soldMeans: SoldMeans,
): { group: FilterGroup; count: number } | undefined {
  const groups = Object.keys(filterGroups) as FilterGroup[];
  const suggestions = groups.map((group) => {
    const loosened = clearGroup(filter, group);
    return { group, count: units.filter((unit) => matchesFilter(unit, loosened, soldMeans)).length };
  });
  const best = suggestions.reduce((best, next) => (next.count > best.count ? next : best));
  return best.count > 0 ? best : undefined;
}
