import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';
import { callApi } from '#web/api/call-api.ts';

/** The places around, by id. */
export function usePlaces() {
  return useQuery({
    queryKey: ['places'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listPlaces, { signal }),
  });
}

/**
 * The way to a place; none is asked for while there is no place. A failure is told at once: asking again is the
 * person's choice.
 */
export function useDirections(to: number | undefined, mode: TravelMode) {
  return useQuery({
    queryKey: ['directions', mode, to],
    enabled: to !== undefined,
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => callApi(calls.getDirections, { query: { to: to ?? 0, mode }, signal }),
  });
}

/** How far every place is; empty where an outside service gives the ways. */
export function useTravelTimes(mode: TravelMode) {
  return useQuery({
    queryKey: ['travelTimes', mode],
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => callApi(calls.listTravelTimes, { query: { mode }, signal }),
  });
}
