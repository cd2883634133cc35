import { useMemo } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { sortUnits, type Sort } from '#domain/units/sort-units.ts';
import { useFilteredUnits } from '#web/catalogue/filter.ts';
import { useLookups } from '#web/catalogue/queries.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** The filtered units in the order asked for, and the title of each one's apartment type in the language in use. */
export function useListedUnits(sort: Sort | undefined): { units: Property[]; typeOf: (unit: Property) => string } {
  const { language } = useLanguage();
  const { units } = useFilteredUnits();
  const { data } = useLookups();
  const typeOf = useMemo(() => {
    const titles = new Map(
      data?.apartmentTypes.map((type) => [type.id, language === 'tr' ? type.title_tr : type.title_en]),
    );
    return (unit: Property) => titles.get(unit.apartment_type_id) ?? unit.apartment_type.name;
  }, [data, language]);
  return useMemo(() => ({ units: sortUnits(units, sort, typeOf, language), typeOf }), [units, sort, typeOf, language]);
}
