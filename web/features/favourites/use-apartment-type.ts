import { useCallback } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { useLookups } from '#web/catalogue/queries.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** Says the type of a unit in the language in use. */
export function useApartmentTypeName(): (unit: Property) => string {
  const { language } = useLanguage();
  const { data } = useLookups();
  return useCallback(
    (unit) => {
      const known = data?.apartmentTypes.find((type) => type.id === unit.apartment_type_id);
      return (language === 'tr' ? known?.title_tr : known?.title_en) ?? unit.apartment_type.name;
    },
    [data, language],
  );
}
