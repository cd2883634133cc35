import { useDeferredValue, useMemo } from 'react';
import { countOptions, type OptionCounts } from '#domain/filter/count-options.ts';
import { matchesFilter, type UnitFilter } from '#domain/filter/filter.ts';
import { suggestLoosening, type FilterGroup } from '#domain/filter/suggest-loosening.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';

export type FilterCounts = {
  /** Units that the filter shows. */
  shown: number;
  options: OptionCounts;
  /** What to give up when nothing is shown. */
  loosening: { group: FilterGroup; count: number } | undefined;
};

/** Counts what a filter shows and what each option would. Typing and dragging go before counting. */
export function useFilterCounts(filter: UnitFilter): FilterCounts {
  const units = useFullUnits();
  const { soldMeans } = useSettings();
  const settled = useDeferredValue(filter);
  return useMemo(() => {
    const shown = units.filter((unit) => matchesFilter(unit, settled, soldMeans)).length;
    return {
      shown,
      options: countOptions(units, settled, soldMeans),
      loosening: shown === 0 ? suggestLoosening(units, settled, soldMeans) : undefined,
    };
  }, [units, settled, soldMeans]);
}
