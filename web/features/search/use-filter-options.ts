import { useDeferredValue, useMemo } from 'react';
import type { Language } from '#contract/form.ts';
import { countOptions, type OptionCounts } from '#domain/filter/count-options.ts';
import { matchesFilter, type UnitFilter } from '#domain/filter/filter.ts';
import { suggestLoosening, type FilterGroup } from '#domain/filter/suggest-loosening.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useLookups } from '#web/catalogue/queries.ts';
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
      title: language === 'tr' ? type.label_tr : type.label_en,
    })),
    types: (data?.buildingTypes ?? []).map((type) => ({ value: type.id, title: titleIn(type, language) })),
    tags: tags.map((tag) => ({ value: tag.tag, title: titleIn(tag, language) })),
  };
}

function titleIn(option: { title_en: string; title_tr: string }, language: Language): string {
  return language === 'tr' ? option.title_tr : option.title_en;
}

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
