import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';

/** Keys of the cache, so that live events and logins can refresh what they touch. */
export const catalogueKeys = {
  properties: ['properties'],
  buildings: ['buildings'],
  lookups: ['lookups'],
  pictures: ['pictures'],
  tour: ['tour'],
  settings: ['settings'],
  session: ['session'],
} as const;

/**
 * All units as this browser may see them: in full, or the home projection for a visitor. Pending until they are here.
 */
export function useProperties() {
  return useQuery({
    queryKey: catalogueKeys.properties,
    queryFn: ({ signal }) => callApi(calls.listProperties, { signal }),
  });
}

/** All buildings with their floor outlines and plan entries. */
export function useBuildings() {
  return useQuery({
    queryKey: catalogueKeys.buildings,
    queryFn: ({ signal }) => callApi(calls.listBuildings, { signal }),
  });
}

/** Room types, apartment types and building types, together. */
export function useLookups() {
  return useQuery({
    queryKey: catalogueKeys.lookups,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [roomTypes, apartmentTypes, buildingTypes] = await Promise.all([
        callApi(calls.listRoomTypes, { signal }),
        callApi(calls.listApartmentTypes, { signal }),
        callApi(calls.listBuildingTypes, { signal }),
      ]);
      return { roomTypes, apartmentTypes, buildingTypes };
    },
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

/** The frames of the rotator and the way of its markers. */
export function useTour() {
  return useQuery({
    queryKey: catalogueKeys.tour,
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.getTour, { signal }),
  });
}

/** The outlines of the buildings in the rotator's frames, asked for from when somebody is to see one. */
export function useSilhouettes(isNeeded: boolean) {
  return useQuery({
    queryKey: [...catalogueKeys.tour, 'silhouettes'],
    staleTime: Infinity,
    enabled: isNeeded,
    queryFn: ({ signal }) => callApi(calls.listSilhouettes, { signal }),
  });
}

/** One floor plan of one building; `undefined` code asks for nothing. */
export function usePlan(building: number, code: string | undefined) {
  return useQuery({
    queryKey: ['plan', building, code],
    enabled: code !== undefined,
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.getPlan, { params: { building, code: code ?? '' }, signal }),
  });
}

/** Who this browser is. Always at hand: the page brings it, or the start waits for it. */
export function useSession() {
  return useSuspenseQuery({
    queryKey: catalogueKeys.session,
    queryFn: ({ signal }) => callApi(calls.getSession, { signal }),
  }).data;
}
