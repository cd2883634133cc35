import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';

/** What is held for the session's client, and their viewings, which sales users and requests change. */
export const ownDealingsKey = ['ownDealings'] as const;

/** What is held for the client of this session, and their viewings. Read again whenever it is shown. */
export function useOwnDealings() {
  return useQuery({
    queryKey: ownDealingsKey,
    queryFn: ({ signal }) => callApi(calls.getOwnDealings, { signal }),
    refetchOnMount: 'always',
  });
}
