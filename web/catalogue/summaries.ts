import { useMemo } from 'react';
import { deriveBuilding } from '#domain/buildings/derive-building.ts';
import { deriveOutlinedFloors, type OutlinedFloor } from '#domain/buildings/derive-floors.ts';
import type { FloorSummary } from '#domain/floors/derive-floor.ts';
import { useProperties } from './queries.ts';
import { useSettings } from './settings.tsx';

/** The summary of each floor of a building that a front may outline, by level, derived from the loaded units. */
export function useFloorSummaries(buildingId: number): Map<number, OutlinedFloor> {
  const { data } = useProperties();
  const { soldMeans } = useSettings();
  return useMemo(() => deriveOutlinedFloors(data ?? [], buildingId, soldMeans), [data, buildingId, soldMeans]);
}

/** The summary of a whole building. */
export function useBuildingSummary(buildingId: number): FloorSummary {
  const { data } = useProperties();
  const { soldMeans } = useSettings();
  return useMemo(() => deriveBuilding(data ?? [], buildingId, soldMeans), [data, buildingId, soldMeans]);
}
