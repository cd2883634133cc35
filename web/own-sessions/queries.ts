import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';

/** The sessions of the user or client, which logins, endings and a new password change. */
export const ownSessionsKey = ['ownSessions'] as const;

/** Where the user, or the client alone, is logged in. Read again whenever it is shown. */
export function useOwnSessions() {
  return useQuery({
    queryKey: ownSessionsKey,
    queryFn: ({ signal }) => callApi(calls.listOwnSessions, { signal }),
    refetchOnMount: 'always',
  });
}
