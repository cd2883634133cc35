import { useCallback, useMemo } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { levelOrder, nameLevel, type LevelNames } from '#domain/floors/levels.ts';
import { localised } from '#domain/texts/language.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { useBuildings } from './queries.ts';
import { useLookups } from './lookups.ts';
import { useSettings } from './settings.tsx';

/** A level of a building. Without `className`, the package's own names of levels do not apply. */
type AtLevel = { level: number; className: string | undefined };

/** Returns a function for the names of a level: the package's, or else those that follow from its number. */
export function useLevelNames(): (level: number, className: string | undefined) => LevelNames {
  const t = useText();
  const { language } = useLanguage();
  const { levels } = useSettings();
  return useCallback(
    (level, className) =>
      nameLevel(levels, { level, className }, language, {
        ground: t('floor.ground'),
        groundShort: t('floor.groundShort'),
        numbered: (number) => t('floor.name', { level: number }),
      }),
    [t, language, levels],
  );
}

/** Returns a function that finds the level of a unit, for its name and its place in lists. */
function useLevelOf(): (unit: { building_id: number; flat_level: number }) => AtLevel {
  const { data: buildings } = useBuildings();
  return useCallback(
    ({ building_id, flat_level }) => ({
      level: flat_level,
      className: buildings?.find(({ id }) => id === building_id)?.class_name,
    }),
    [buildings],
  );
}

/** Returns a function for the name of the floor that a unit is on. */
export function useUnitFloorName(): (unit: { building_id: number; flat_level: number }) => string {
  const levelNames = useLevelNames();
  const levelOf = useLevelOf();
  return useCallback(
    (unit) => {
      const { level, className } = levelOf(unit);
      return levelNames(level, className).name;
    },
    [levelNames, levelOf],
  );
}

/** Returns a function for the position of a unit's floor in lists, counted from the lowest. */
export function useUnitFloorOrder(): (unit: { building_id: number; flat_level: number }) => number {
  const { levels } = useSettings();
  const levelOf = useLevelOf();
  return useCallback(
    (unit) => {
      const { level, className } = levelOf(unit);
      return levelOrder(levels, level, className);
    },
    [levels, levelOf],
  );
}

/** Returns a function for a unit's room type in the current language. */
export function useRoomTypeName(): (unit: Property) => string {
  const { language } = useLanguage();
  const { data } = useLookups();
  return useCallback((unit) => roomLabel(unit, data?.roomTypes, language), [data, language]);
}

/** Returns a function for a unit's apartment type in the current language: its own name until the lookups are loaded. */
export function useApartmentTypeName(): (unit: Property) => string {
  const { language } = useLanguage();
  const { data } = useLookups();
  return useMemo(() => {
    const names = new Map(data?.apartmentTypes.map((type) => [type.id, localised(type, 'title', language)]));
    return (unit) => names.get(unit.apartment_type_id) ?? unit.apartment_type.name;
  }, [data, language]);
}

/**
 * Whether a building has too many levels (or plans) for one full line each: their short names are then shown in columns
 * (docs/decisions/0077-levels-of-a-tower.md).
 */
export function isTower(levels: number): boolean {
  return levels > 12;
}
