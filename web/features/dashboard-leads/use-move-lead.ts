import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/queries.ts';
import { leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { moveInPages, type LeadMove } from './move-in-pages.ts';
import type { LeadPages } from './use-leads.ts';

/** Changes a lead's status optimistically; rolls back with an error toast if the call fails. */
export function useMoveLead(): (move: LeadMove) => void {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ lead, to }: LeadMove) =>
      callApi(calls.updateClient, { params: { id: lead.id }, body: { lead_status_id: String(to) } }),
    onMutate: async (move) => {
      await queries.cancelQueries({ queryKey: leadKeys.list });
      const before = queries.getQueriesData<LeadPages>({ queryKey: leadKeys.list });
      for (const [key, pages] of before) if (pages) queries.setQueryData(key, moveInPages(pages, String(key[2]), move));
      return { before };
    },
    onError: (_error, { lead }, snapshot) => {
      for (const [key, pages] of snapshot?.before ?? []) queries.setQueryData(key, pages);
      toast(t('leads.moveFailed', { name: fullName(lead) }), 'error');
    },
    onSuccess: (_answer, { lead, to }) =>
      toast(t('leads.moved', { name: fullName(lead), status: t(leadStatusTexts[to]) })),
    onSettled: () => queries.invalidateQueries({ queryKey: leadKeys.all }),
  });
  return mutate;
}
