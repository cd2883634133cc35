import { useCallback } from 'react';
import { useText } from '#web/texts/language.tsx';
import { useBuildings } from './queries.ts';

/**
 * Says a floor's name: floor 0 is Mezzanine or Zemin, of a villa its ground floor; every other its number
 * (specification, section 2).
 */
export function useFloorName(): (level: number, isVilla?: boolean) => string {
  const t = useText();
  return useCallback(
    (level, isVilla = false) =>
      level === 0 ? t(isVilla ? 'floor.ground' : 'floor.mezzanine') : t('floor.name', { level }),
    [t],
  );
}

/** Says the floor of a unit. */
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
