import { useCallback } from 'react';
import { useText } from '#web/texts/language.tsx';
import { useBuildings } from './queries.ts';

/**
 * Returns a function for a floor's name: the mezzanine (level 0), a villa's ground floor, or the number (specification,
 * section 2).
 */
export function useFloorName(): (level: number, isVilla?: boolean) => string {
  const t = useText();
  return useCallback(
    (level, isVilla = false) =>
      level === 0 ? t(isVilla ? 'floor.ground' : 'floor.mezzanine') : t('floor.name', { level }),
    [t],
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
