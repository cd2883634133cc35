import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Client } from '#contract/entities/people.ts';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

export function useClient(id: number) {
  return useQuery({
    queryKey: [...leadKeys.client(id), 'self'],
    queryFn: ({ signal }) => callApi(calls.getClient, { params: { id }, signal }),
  });
}

/**
 * A client's history: views, actions, notes and dealings (presentations, mails, duplicates); undefined while loading.
 */
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
    isError: all.some((query) => query.isLoadingError),
    retry: () => all.forEach((query) => void query.refetch()),
  };
}

/** Returns a function that puts a client returned by the server into the cache, and invalidates the lists. */
export function useCacheClient(): (client: Client) => void {
  const queries = useQueryClient();
  return useCallback(
    (client) => {
      queries.setQueryData([...leadKeys.client(client.id), 'self'], client);
      void queries.invalidateQueries({ queryKey: leadKeys.list });
      void queries.invalidateQueries({ queryKey: [...leadKeys.client(client.id), 'dealings'] });
    },
    [queries],
  );
}

type ChangedClient = Partial<Record<'lead_status_id' | 'lead_source_id' | 'is_active' | 'can_self_login', string>>;

/** Saves changes of a client and shows the outcome as a toast. */
export function useSaveClient(client: Client): (changed: ChangedClient) => Promise<void> {
  const save = useSave();
  return (changed) => save(() => callApi(calls.updateClient, { params: { id: client.id }, body: changed }));
}

/**
 * What was chosen for a client, by field, until the answer of `save` is shown, which may be the former value again.
 * `choose` saves.
 */
export function useChosen<Fields extends object>(
  save: (changed: Fields) => Promise<void>,
): { chosen: Partial<Fields>; choose: (changed: Fields) => Promise<void> } {
  const [underWay, setUnderWay] = useState<Fields[]>([]);
  const choose = async (changed: Fields) => {
    setUnderWay((others) => [...others, changed]);
    await save(changed);
    // The answer is shown by a timer of the query client, which is set before this one.
    setTimeout(() => setUnderWay((all) => all.filter((other) => other !== changed)));
  };
  return { chosen: Object.assign({}, ...underWay) as Partial<Fields>, choose };
}

/** Assigns a client to another user and shows the outcome as a toast. */
export function useAssignClient(client: Client): (changed: { user_id: string }) => Promise<void> {
  const save = useSave();
  return (changed) => save(() => callApi(calls.assignClient, { params: { id: client.id }, body: changed }));
}

/** Saves the line on the client's card and shows the outcome as a toast. */
export function useSaveNote(client: Client): (note: string) => Promise<void> {
  const save = useSave();
  return (note) => save(() => callApi(calls.updateClientNote, { params: { id: client.id }, body: { note } }));
}

function useSave(): (call: () => Promise<Client>) => Promise<void> {
  const t = useText();
  const toast = useToast();
  const errorToast = useErrorToast();
  const cacheClient = useCacheClient();
  return async (call) => {
    try {
      cacheClient(await call());
      toast(t('dashboard.saved'));
    } catch (error) {
      errorToast(error);
    }
  };
}
