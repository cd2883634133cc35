import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { callApi } from '#web/api/call-api.ts';
import { useFullUnits } from './filter.ts';
import { catalogueKeys, useSession } from './queries.ts';

/**
 * Units that the package no longer contains but that are not settled; empty for everybody but sales users.
 * `isLoading` while they are being loaded for the first time.
 */
export function useWithdrawnUnits(): { withdrawn: readonly Property[]; isLoading: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: catalogueKeys.withdrawn,
    enabled: useSession().can.openDashboard,
    queryFn: ({ signal }) => callApi(calls.listWithdrawnProperties, { signal }),
  });
  return { withdrawn: data ?? none, isLoading };
}

const none: readonly Property[] = [];

/** All units that are loaded in full, and for sales users those that are withdrawn but not settled. */
export function useKnownUnits(): Property[] {
  const units = useFullUnits();
  const { withdrawn } = useWithdrawnUnits();
  return useMemo(() => (withdrawn.length === 0 ? units : [...units, ...withdrawn]), [units, withdrawn]);
}
