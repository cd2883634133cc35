import { useCallback, useMemo } from 'react';
import { isFullProperty, type Property } from '#contract/entities/property.ts';
import { useProperties } from '#web/catalogue/queries.ts';

/** Returns a function that finds a unit of the catalogue by its id. */
export function useUnitById(): (id: number | null) => Property | undefined {
  const { data } = useProperties();
  const byId = useMemo(() => new Map((data ?? []).filter(isFullProperty).map((unit) => [unit.id, unit])), [data]);
  return useCallback((id) => (id === null ? undefined : byId.get(id)), [byId]);
}
