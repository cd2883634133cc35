import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isFullProperty } from '#contract/entities/is-full-property.ts';
import { keepApplied, mergeUnits, type AnyProperty } from './merge-units.ts';
import { catalogueKeys, unitListQuery } from './queries.ts';

/**
 * Updates units in the cache; floors, buildings and lists follow. An older version never replaces a newer one, and
 * units of the other projection (home or full) are ignored. Withdrawn units leave the list and reload their own.
 */
export function applyUnits(queries: QueryClient, changed: readonly AnyProperty[], gone: readonly number[] = []): void {
  if (changed.length + gone.length === 0) return;
  const withdrawn = changed.filter(isWithdrawn).map((unit) => unit.id);
  const shown = changed.filter((unit) => !isWithdrawn(unit));
  const left = [...gone, ...withdrawn];
  keepApplied(shown, left);
  queries.setQueryData(
    unitListQuery.queryKey,
    (list) => list && { ...list, units: mergeUnits(list.units, shown, left) },
  );
  if (left.length > 0) void refreshWithdrawn(queries);
}

/** Loads the withdrawn units again, also those that are on their way: they may be from before what is known now. */
export function refreshWithdrawn(queries: QueryClient): Promise<void> {
  const withdrawn = { queryKey: catalogueKeys.withdrawn };
  void queries.cancelQueries(withdrawn, { silent: true });
  return queries.invalidateQueries(withdrawn);
}

function isWithdrawn(unit: AnyProperty): boolean {
  return isFullProperty(unit) && unit.is_withdrawn === true;
}

/** `applyUnits` with the cache of this page. */
export function useApplyUnits(): (changed: readonly AnyProperty[]) => void {
  const queries = useQueryClient();
  return useCallback((changed) => applyUnits(queries, changed), [queries]);
}
