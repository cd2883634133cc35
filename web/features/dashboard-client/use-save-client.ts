import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Client } from '#contract/entities/people.ts';
import { faultsOf } from '#web/accounts/faults.ts';
import { useFaultText } from '#web/accounts/use-fault-text.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Takes a client as the server answered them into what is shown, and lets lists be read anew. */
export function useTakeClient(): (client: Client) => void {
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

/** Changes one thing of a client at once, and says how it went. */
export function useSaveClient(
  client: Client,
): (
  changed: Partial<Record<'lead_status_id' | 'lead_source_id' | 'is_active' | 'can_self_login', string>>,
) => Promise<void> {
  const save = useTold();
  return (changed) => save(() => callApi(calls.updateClient, { params: { id: client.id }, body: changed }));
}

/** Gives a client to another sales user. */
export function useAssignClient(client: Client): (userId: string) => Promise<void> {
  const save = useTold();
  return (userId) => save(() => callApi(calls.assignClient, { params: { id: client.id }, body: { user_id: userId } }));
}

/** Writes the line that stands on the client's card. */
export function useSaveNote(client: Client): (note: string) => Promise<void> {
  const save = useTold();
  return (note) => save(() => callApi(calls.updateClientNote, { params: { id: client.id }, body: { note } }));
}

function useTold(): (call: () => Promise<Client>) => Promise<void> {
  const t = useText();
  const toast = useToast();
  const text = useFaultText();
  const take = useTakeClient();
  return async (call) => {
    try {
      take(await call());
      toast(t('dashboard.saved'));
    } catch (error) {
      toast(text(faultsOf(error).form) ?? t('account.away'), 'error');
    }
  };
}
