import { useMemo } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { useUnitFloorName } from '#web/catalogue/floor-name.ts';
import type { Choice } from './unit-names.ts';

/**
 * The floors of some units, lowest first, each by every name that one of them gives it: a villa's ground floor is
 * another building's mezzanine.
 */
export function useFloorChoices(units: readonly Property[]): Choice[] {
  const floorName = useUnitFloorName();
  return useMemo(() => {
    const names = new Map<number, Set<string>>();
    for (const unit of units)
      names.set(unit.flat_level, (names.get(unit.flat_level) ?? new Set()).add(floorName(unit)));
    return [...names].sort(([a], [b]) => a - b).map(([id, said]) => ({ id, title: [...said].join(' / ') }));
  }, [units, floorName]);
}
