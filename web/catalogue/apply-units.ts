import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isFullProperty } from '#contract/entities/is-full-property.ts';
import { reloadQueries } from '#web/api/query-client.ts';
import { keepApplied, mergeUnits, type AnyProperty } from './merge-units.ts';
import { catalogueKeys, unitListQuery } from './queries.ts';

/**
 * Updates units in the cache; floors, buildings and lists follow. An older version never replaces a newer one, and
 * units of the other projection (home or full) are ignored. Withdrawn units leave the list, and the list of withdrawn
 * units is reloaded.
 */
export function applyUnits(queries: QueryClient, changed: readonly AnyProperty[], gone: readonly number[] = []): void {
  if (changed.length + gone.length === 0) return;
  const withdrawn = changed.filter(isWithdrawn).map((unit) => unit.id);
  const shown = changed.filter((unit) => !isWithdrawn(unit));
  const left = [...gone, ...withdrawn];
  keepApplied(shown, left);
  const { queryKey } = unitListQuery;
  const isOutdated = queries.getQueryState(queryKey)?.isInvalidated;
  queries.setQueryData(queryKey, (list) => list && { ...list, units: mergeUnits(list.units, shown, left) });
  // `setQueryData` marks the list as current, but it still lacks whatever it was invalidated for.
  if (isOutdated) void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  if (left.length > 0) void refreshWithdrawn(queries);
}

/** Reloads the list of withdrawn units. */
export function refreshWithdrawn(queries: QueryClient): Promise<void> {
  return reloadQueries(queries, { queryKey: catalogueKeys.withdrawn });
}

function isWithdrawn(unit: AnyProperty): boolean {
  return isFullProperty(unit) && unit.is_withdrawn === true;
}

/** `applyUnits` with the cache of this page. */
export function useApplyUnits(): (changed: readonly AnyProperty[]) => void {
  const queries = useQueryClient();
  return useCallback((changed) => applyUnits(queries, changed), [queries]);
}

/** How many changes of a unit made in this window are pending, by unit id. */
const underWay = new Map<number, number>();
const listeners = new Set<() => void>();

/** Makes a change of a unit; `isOwnChange` returns true for the unit until the change has ended. */
export async function asOwnChange<T>(unitId: number, change: () => Promise<T>): Promise<T> {
  count(unitId, 1);
  try {
    return await change();
  } finally {
    count(unitId, -1);
  }
}

/** Whether this window is changing the unit right now, so that its user needs no notice of the change. */
export function isOwnChange(unitId: number): boolean {
  return underWay.has(unitId);
}

/** The current value of `isOwnChange`, whichever screen made the change. */
export function useIsOwnChange(unitId: number): boolean {
  return useSyncExternalStore(subscribe, () => isOwnChange(unitId));
}

function count(unitId: number, by: 1 | -1): void {
  const pending = (underWay.get(unitId) ?? 0) + by;
  if (pending > 0) underWay.set(unitId, pending);
  else underWay.delete(unitId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
