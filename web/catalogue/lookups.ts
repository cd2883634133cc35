import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys } from './queries.ts';

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

/** A floor plan of a building; not loaded while `code` is undefined. */
export function usePlan(building: number, code: string | undefined) {
  return useQuery({
    queryKey: ['plan', building, code],
    enabled: code !== undefined,
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.getPlan, { params: { building, code: code ?? '' }, signal }),
  });
}
