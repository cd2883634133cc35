import { useMemo } from 'react';
import { deriveBuilding, deriveFloors } from '#domain/buildings/derive-building.ts';
import type { FloorSummary } from '#domain/floors/derive-floor.ts';
import { useProperties } from './queries.ts';
import { useSettings } from './settings.tsx';

/** The summary of each floor of a building, by level, derived from the loaded units. */
export function useFloorSummaries(buildingId: number): Map<number, FloorSummary> {
  const { data } = useProperties();
  const { soldMeans } = useSettings();
  return useMemo(() => deriveFloors(data ?? [], buildingId, soldMeans), [data, buildingId, soldMeans]);
}

/** The summary of a whole building. */
export function useBuildingSummary(buildingId: number): FloorSummary {
  const { data } = useProperties();
  const { soldMeans } = useSettings();
  return useMemo(() => deriveBuilding(data ?? [], buildingId, soldMeans), [data, buildingId, soldMeans]);
}
