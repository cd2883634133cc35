import { useQueries } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { roles } from '#domain/people/roles.ts';
import { callApi } from '#web/api/call-api.ts';

/** The users whose figures can be looked at alone, by name; only for those who have somebody below them. */
export function useTeam(isAsked: boolean): { id: number; name: string }[] {
  const answers = useQueries({
    queries: roles.map(({ id }) => ({
      queryKey: ['usersByRole', id],
      enabled: isAsked,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi(calls.listUsersByRole, { params: { role: id }, signal }),
    })),
  });
  return answers
    .flatMap(({ data }) => data ?? [])
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
