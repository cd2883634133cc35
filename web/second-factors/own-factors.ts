import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';

/** The user's second factors; every change of them invalidates this key. */
export const ownFactorsKey = ['secondFactors'] as const;

/** The user's second factors. */
export function useFactors() {
  return useQuery({
    queryKey: ownFactorsKey,
    queryFn: ({ signal }) => callApi(calls.listSecondFactors, { signal }),
  });
}
