import { useCallback, useMemo } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { isFullProperty } from '#contract/entities/property.ts';
import { countActiveFilters, emptyFilter, matchesFilter, type UnitFilter } from '#domain/filter/filter.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';
import { filterSearch, readFilter, writeFilter } from './filter-address.ts';
import { useProperties } from './queries.ts';
import { useSettings } from './settings.tsx';

/**
 * The filter, stored in the address: opening a link restores it, changing it replaces the address. `search` is the
 * query string for links that keep the filter.
 */
export function useFilter() {
  const [query, changeQuery] = useAddressQuery();
  const filter = useMemo(() => readFilter(query), [query]);
  const setFilter = useCallback(
    (next: UnitFilter) => changeQuery((current) => writeFilter(current, next)),
    [changeQuery],
  );
  const clear = useCallback(() => setFilter(emptyFilter), [setFilter]);
  const search = useMemo(() => filterSearch(filter), [filter]);
  const activeCount = countActiveFilters(filter);
  return { filter, setFilter, clear, activeCount, isActive: activeCount > 0, search };
}

/** All units that are loaded in full; none for visitors who may see the home view only. */
export function useFullUnits(): Property[] {
  const { data } = useProperties();
  return useMemo(() => (data ?? []).filter(isFullProperty), [data]);
}

/** The units that match the filter, and their ids. */
export function useFilteredUnits(): { units: Property[]; ids: ReadonlySet<number> } {
  const { filter } = useFilter();
  const { soldMeans } = useSettings();
  const all = useFullUnits();
  return useMemo(() => {
    const units = all.filter((unit) => matchesFilter(unit, filter, soldMeans));
    return { units, ids: new Set(units.map((unit) => unit.id)) };
  }, [all, filter, soldMeans]);
}
