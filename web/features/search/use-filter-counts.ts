import { useDeferredValue, useMemo } from 'react';
import { countOptions, type OptionCounts } from '#domain/filter/count-options.ts';
import { matchesFilter, type UnitFilter } from '#domain/filter/filter.ts';
import { suggestLoosening, type FilterGroup } from '#domain/filter/suggest-loosening.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';

export type FilterCounts = {
  /** How many units match the filter. */
  shown: number;
  options: OptionCounts;
  /** The filter group to drop when nothing matches, and how many units would match then. */
  loosening: { group: FilterGroup; count: number } | undefined;
};

/** Counts the units that match a filter and would match each option. Deferred, so that typing and dragging stay fluid. */
export function useFilterCounts(filter: UnitFilter): FilterCounts {
  const units = useFullUnits();
  const { soldMeans } = useSettings();
  const deferred = useDeferredValue(filter);
  return useMemo(() => {
    const shown = units.filter((unit) => matchesFilter(unit, deferred, soldMeans)).length;
    return {
      shown,
      options: countOptions(units, deferred, soldMeans),
      loosening: shown === 0 ? suggestLoosening(units, deferred, soldMeans) : undefined,
    };
  }, [units, deferred, soldMeans]);
}
