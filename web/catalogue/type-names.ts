import { useCallback, useMemo } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { localised } from '#domain/texts/language.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { useLanguage } from '#web/texts/language.tsx';
import { useLookups } from './queries.ts';

/** Returns a unit's room type in the current language. */
export function useRoomTypeName(): (unit: Property) => string {
  const { language } = useLanguage();
  const { data } = useLookups();
  return useCallback((unit) => roomLabel(unit, data?.roomTypes, language), [data, language]);
}

/** Returns a unit's apartment type in the current language, or its own name until the lookups are loaded. */
export function useApartmentTypeName(): (unit: Property) => string {
  const { language } = useLanguage();
  const { data } = useLookups();
  return useMemo(() => {
    const names = new Map(data?.apartmentTypes.map((type) => [type.id, localised(type, 'title', language)]));
    return (unit) => names.get(unit.apartment_type_id) ?? unit.apartment_type.name;
  }, [data, language]);
}
