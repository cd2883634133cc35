import { useCallback, useMemo } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { isLevelApart } from '#domain/floors/floor-code.ts';
import { localised } from '#domain/texts/language.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { useBuildings, useLookups } from './queries.ts';
import { useDevelopmentText } from './settings.tsx';

/**
 * Returns a function for a floor's name: the mezzanine (level 0), a villa's ground floor, or the number (specification,
 * section 2). A level that the building view does not show has the development's own name, if it has one.
 */
export function useFloorName(): (level: number, isVilla?: boolean) => string {
  const t = useText();
  const developmentText = useDevelopmentText();
  return useCallback(
    (level, isVilla = false) => {
      if (level === 0) return t(isVilla ? 'floor.ground' : 'floor.mezzanine');
      return (isLevelApart(level) && developmentText(`level_${level}`)) || t('floor.name', { level });
    },
    [t, developmentText],
  );
}

/** Returns a function for the name of the floor that a unit is on. */
export function useUnitFloorName(): (unit: { building_id: number; flat_level: number }) => string {
  const floorName = useFloorName();
  const { data: buildings } = useBuildings();
  return useCallback(
    (unit) =>
      floorName(
        unit.flat_level,
        buildings?.some(({ id, is_villa }) => id === unit.building_id && is_villa),
      ),
    [floorName, buildings],
  );
}

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
