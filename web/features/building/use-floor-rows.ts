import { useMemo } from 'react';
import type { Building } from '#contract/entities/building.ts';
import { useFilter, useFilteredUnits } from '#web/catalogue/filter.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { useFloorSummaries } from '#web/catalogue/summaries.ts';
import { describeFloors, type FloorRow } from './describe-floors.ts';

/**
 * The floors of a building as they stand now, top to bottom; they follow the units this browser holds and the filter in
 * the address.
 */
export function useFloorRows(building: Building, favourites: ReadonlySet<number>): FloorRow[] {
  const { data } = useProperties();
  const { isActive } = useFilter();
  const { ids } = useFilteredUnits();
  const summaries = useFloorSummaries(building.id);
  return useMemo(
    () => describeFloors({ building, summaries, units: data ?? [], matching: isActive ? ids : undefined, favourites }),
    [building, summaries, data, isActive, ids, favourites],
  );
}
