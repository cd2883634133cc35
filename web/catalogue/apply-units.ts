import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isFullProperty, type HomeProperty, type Property } from '#contract/entities/property.ts';
import { catalogueKeys } from './queries.ts';

type AnyProperty = HomeProperty | Property;

/**
 * Updates units in the cache; floors, buildings and lists follow. An older version never replaces a newer one, and
 * units of the other projection (home or full) are ignored. Withdrawn units leave the list and reload their own.
 */
export function applyUnits(queries: QueryClient, changed: readonly AnyProperty[], gone: readonly number[] = []): void {
  if (changed.length + gone.length === 0) return;
  const withdrawn = changed.filter(isWithdrawn).map((unit) => unit.id);
  const listed = changed.filter((unit) => !isWithdrawn(unit));
  const left = [...gone, ...withdrawn];
  queries.setQueryData<AnyProperty[]>(catalogueKeys.properties, (units) => units && mergeUnits(units, listed, left));
  if (left.length > 0) void queries.invalidateQueries({ queryKey: catalogueKeys.withdrawn });
}

function isWithdrawn(unit: AnyProperty): boolean {
  return isFullProperty(unit) && unit.is_withdrawn === true;
}

/** Replaces changed units in place, appends new ones and drops those that are gone. */
export function mergeUnits(
  units: readonly AnyProperty[],
  changed: readonly AnyProperty[],
  gone: readonly number[] = [],
): AnyProperty[] {
  const isFull = units.some(isFullProperty);
  const fresh = new Map(changed.filter((unit) => isFullProperty(unit) === isFull).map((unit) => [unit.id, unit]));
  const merged = units.filter((unit) => !gone.includes(unit.id)).map((unit) => newest(unit, fresh.get(unit.id)));
  const existing = new Set(units.map((unit) => unit.id));
  return [...merged, ...[...fresh.values()].filter((unit) => !existing.has(unit.id))];
}

function newest(held: AnyProperty, fresh: AnyProperty | undefined): AnyProperty {
  if (fresh === undefined) return held;
  return isFullProperty(held) && isFullProperty(fresh) && fresh.version < held.version ? held : fresh;
}

/** `applyUnits` with the cache of this page. */
export function useApplyUnits(): (changed: readonly AnyProperty[]) => void {
  const queries = useQueryClient();
  return useCallback((changed) => applyUnits(queries, changed), [queries]);
}
