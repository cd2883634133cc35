import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { packedUnitsType, unpackUnits, type PackedUnits } from '#contract/entities/packed-units.ts';
import { unitsVersionHeaders } from '#contract/units-version.ts';
import { callApi } from '#web/api/call-api.ts';
import type { StoredHeader } from '#web/offline/messages.ts';
import { withApplied, type AnyProperty } from './merge-units.ts';

/** Query keys, for invalidation by live events and logins. */
export const catalogueKeys = {
  properties: ['properties'],
  withdrawn: ['withdrawnUnits'],
  buildings: ['buildings'],
  lookups: ['lookups'],
  pictures: ['pictures'],
  tour: ['tour'],
  settings: ['settings'],
  session: ['session'],
} as const;

/**
 * The cached list of units. `version` and `epoch` are those it was loaded with: it contains every change up to that
 * version, and changes applied since. Both are undefined if the server did not send them or the answer was stored on
 * this device.
 */
export type UnitList = { units: readonly AnyProperty[]; version?: number; epoch?: string };

/** The query of all units: in full, or the home projection for visitors. */
export const unitListQuery = queryOptions({
  queryKey: catalogueKeys.properties,
  queryFn: async ({ signal }): Promise<UnitList> => {
    const requestedAt = performance.now();
    const list = await loadUnits(signal);
    return { ...list, units: withApplied(list.units, requestedAt) };
  },
});

const unitsOf = ({ units }: UnitList) => units;

/** All units: in full, or the home projection for visitors. */
export function useProperties() {
  return useQuery({ ...unitListQuery, select: unitsOf });
}

/**
 * Loads all units, and unpacks them: the server packs them for everybody who may see more than the home view, and the
 * copy of its answer on this device is packed, too. Load units only by this function.
 */
export async function loadUnits(signal?: AbortSignal): Promise<UnitList> {
  const accept = `${packedUnitsType}, application/json`;
  let position = {};
  const onHeaders = (headers: Headers) => {
    const version = headers.get(unitsVersionHeaders.version);
    const epoch = headers.get(unitsVersionHeaders.epoch);
    const isStored = headers.has('known-since' satisfies StoredHeader);
    if (version && epoch && !isStored) position = { version: Number(version), epoch };
  };
  const answer: AnyProperty[] | PackedUnits = await callApi(calls.listProperties, { signal, accept, onHeaders });
  return { ...position, units: Array.isArray(answer) ? answer : unpackUnits(answer) };
}

/** All buildings with their floor outlines and plan entries. */
export function useBuildings() {
  return useQuery({
    queryKey: catalogueKeys.buildings,
    queryFn: ({ signal }) => callApi(calls.listBuildings, { signal }),
  });
}

/** The sizes of every picture, by file name. */
export function usePictures() {
  return useQuery({
    queryKey: catalogueKeys.pictures,
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listPictures, { signal }),
  });
}

/** The frames of the rotator and the positions of its markers. */
export function useTour() {
  return useQuery({
    queryKey: catalogueKeys.tour,
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.getTour, { signal }),
  });
}

/** The current session. Always available: the page’s boot data seeds it. */
export function useSession() {
  return useSuspenseQuery({
    queryKey: catalogueKeys.session,
    queryFn: ({ signal }) => callApi(calls.getSession, { signal }),
  }).data;
}
