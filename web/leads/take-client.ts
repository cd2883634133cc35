import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useInvalidateLeads } from './queries.ts';

type Waiting = { id: number; first_name: string; last_name: string };

/**
 * Takes a client who has no sales user yet and shows the outcome as a toast: if somebody else was faster, it says who.
 * Lists and pages are up to date afterwards.
 */
export function useTakeClient(client: Waiting): { take: () => void; busy: boolean } {
  const t = useText();
  const toast = useToast();
  const errorToast = useErrorToast();
  const refresh = useInvalidateLeads();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const answer = await callApi(calls.takeClient, { params: { id: client.id } });
      if (answer.response) toast(t('leads.taken', { name: fullName(client) }));
      else toast(answer.message, 'error');
      await refresh();
    } catch (error) {
      errorToast(error);
    } finally {
      setBusy(false);
    }
  };
  return { take: () => void take(), busy };
}
