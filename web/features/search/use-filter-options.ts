import { useDeferredValue, useMemo } from 'react';
import { countOptions, offeredOptions, type OfferedOptions, type OptionCounts } from '#domain/filter/count-options.ts';
import { matchesFilter, type UnitFilter } from '#domain/filter/filter.ts';
import { suggestLoosening, type FilterGroup } from '#domain/filter/suggest-loosening.ts';
import { localised } from '#domain/texts/language.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useLookups } from '#web/catalogue/lookups.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';

export type Option<Value> = { value: Value; title: string };

/** The options of the filter in the package's order, with titles in the current language. */
export function useFilterOptions(): { rooms: Option<number>[]; types: Option<number>[]; tags: Option<string>[] } {
  const { language } = useLanguage();
  const { data } = useLookups();
  const { tags } = useSettings();
  return {
    rooms: (data?.roomTypes ?? []).map((type) => ({
      value: type.id,
      title: localised(type, 'label', language),
    })),
    types: (data?.buildingTypes ?? []).map((type) => ({ value: type.id, title: localised(type, 'title', language) })),
    tags: tags.map((tag) => ({ value: tag.tag, title: localised(tag, 'title', language) })),
  };
}

export type FilterCounts = {
  /** How many units match the filter. */
  shown: number;
  options: OptionCounts;
  offered: OfferedOptions;
  /** The filter group to drop when nothing matches, and how many units would match then. */
  loosening: { group: FilterGroup; count: number } | undefined;
};

/**
 * Counts the units that match a filter, and those that would match with each option. Deferred, so that typing and
 * dragging stay fluid.
 */
export function useFilterCounts(filter: UnitFilter): FilterCounts {
  const units = useFullUnits();
  const { soldMeans } = useSettings();
  const deferred = useDeferredValue(filter);
  return useMemo(() => {
    const shown = units.filter((unit) => matchesFilter(unit, deferred, soldMeans)).length;
    return {
      shown,
      options: countOptions(units, deferred, soldMeans),
      offered: offeredOptions(units, deferred),
      loosening: shown === 0 ? suggestLoosening(units, deferred, soldMeans) : undefined,
    };
  }, [units, deferred, soldMeans]);
}
