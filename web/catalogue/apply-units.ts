import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isFullProperty, type HomeProperty, type Property } from '#contract/entities/property.ts';
import { catalogueKeys } from './queries.ts';

type AnyProperty = HomeProperty | Property;

/**
 * Puts changed units in the place of what this browser holds; floors, buildings and lists follow from it. An older
 * version never replaces a newer one, and what was answered for somebody who sees more or less is left out.
 */
export function applyUnits(queries: QueryClient, changed: readonly AnyProperty[], gone: readonly number[] = []): void {
  if (changed.length + gone.length === 0) return;
  queries.setQueryData<AnyProperty[]>(catalogueKeys.properties, (units) => units && mergeUnits(units, changed, gone));
}

/** The units with the changed ones in their places, new ones at the end, and without those that are gone. */
export function mergeUnits(
  units: readonly AnyProperty[],
  changed: readonly AnyProperty[],
  gone: readonly number[] = [],
): AnyProperty[] {
  const isFull = units.some(isFullProperty);
  const fresh = new Map(changed.filter((unit) => isFullProperty(unit) === isFull).map((unit) => [unit.id, unit]));
  const merged = units.filter((unit) => !gone.includes(unit.id)).map((unit) => newer(unit, fresh.get(unit.id)));
  const known = new Set(units.map((unit) => unit.id));
  return [...merged, ...[...fresh.values()].filter((unit) => !known.has(unit.id))];
}

function newer(held: AnyProperty, fresh: AnyProperty | undefined): AnyProperty {
  if (fresh === undefined) return held;
  return isFullProperty(held) && isFullProperty(fresh) && fresh.version < held.version ? held : fresh;
}

/** `applyUnits` with the cache of this page. */
export function useApplyUnits(): (changed: readonly AnyProperty[]) => void {
  const queries = useQueryClient();
  return useCallback((changed) => applyUnits(queries, changed), [queries]);
}
