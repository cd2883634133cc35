import { useQueries, useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/queries.ts';

export function useClient(id: number) {
  return useQuery({
    queryKey: [...leadKeys.client(id), 'self'],
    queryFn: ({ signal }) => callApi(calls.getClient, { params: { id }, signal }),
  });
}

/** A client's history: views, actions, notes and dealings (presentations, mails, duplicates); undefined while loading. */
export function useHistory(id: number) {
  const params = { id };
  const [views, actions, notes, dealings] = useQueries({
    queries: [
      { queryKey: [...leadKeys.client(id), 'views'], queryFn: () => callApi(calls.listViewsOfClient, { params }) },
      { queryKey: [...leadKeys.client(id), 'actions'], queryFn: () => callApi(calls.listActionsOfClient, { params }) },
      { queryKey: [...leadKeys.client(id), 'notes'], queryFn: () => callApi(calls.listNotes, { params }) },
      { queryKey: [...leadKeys.client(id), 'dealings'], queryFn: () => callApi(calls.getDealings, { params }) },
    ],
  });
  const all = [views, actions, notes, dealings];
  return {
    views: views.data,
    actions: actions.data,
    notes: notes.data,
    dealings: dealings.data,
    isError: all.some((query) => query.isError),
    retry: () => all.forEach((query) => void query.refetch()),
  };
}
