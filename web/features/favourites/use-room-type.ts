import { useCallback } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { useLookups } from '#web/catalogue/queries.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** Says the room type of a unit in the language in use. */
export function useRoomTypeName(): (unit: Property) => string {
  const { language } = useLanguage();
  const { data } = useLookups();
  return useCallback(
    (unit) => {
      const known = data?.roomTypes.find((type) => type.id === unit.room_type_id);
      return (language === 'tr' ? known?.label_tr : known?.label_en) ?? unit.room_type.label;
    },
    [data, language],
  );
}
