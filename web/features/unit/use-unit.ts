import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { Property } from '#contract/entities/property.ts';
import { neighboursOnFloor } from '#domain/floors/neighbours.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useProperties } from '#web/catalogue/queries.ts';

export type FoundUnit =
  | { state: 'loading' }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'missing' }
  | { state: 'found'; unit: Property; previous: Property | undefined; next: Property | undefined };

/** The unit that the address names, and its neighbours on the floor. */
export function useUnit(): FoundUnit {
  const { property_id } = useParams();
  const { isPending, isError, data, refetch } = useProperties();
  const units = useFullUnits();
  const unit = useMemo(() => units.find((unit) => String(unit.id) === property_id), [units, property_id]);
  const neighbours = useMemo(() => unit && neighboursOnFloor(units, unit), [units, unit]);
  if (unit && neighbours) return { state: 'found', unit, ...neighbours };
  if (isPending) return { state: 'loading' };
  if (isError && !data) return { state: 'unreachable', retry: () => void refetch() };
  return { state: 'missing' };
}
