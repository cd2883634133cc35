import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SentBodyOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { useLanguage } from '#web/texts/language.tsx';

const keyOf = (clientId: number) => [...leadKeys.client(clientId), 'consents'];

/** What a client was shown and agreed to, latest first. */
export function useConsents(clientId: number) {
  return useQuery({
    queryKey: keyOf(clientId),
    refetchOnMount: 'always',
    queryFn: ({ signal }) => callApi(calls.listConsents, { params: { id: clientId }, signal }),
  });
}

/** Returns a function that records whether a client allows mails for marketing. */
export function useSetMarketing(
  clientId: number,
): (said: Pick<SentBodyOf<typeof calls.setMarketing>, 'is_given' | 'source'>) => Promise<void> {
  const queries = useQueryClient();
  const { language } = useLanguage();
  return useCallback(
    async (said) => {
      const saved = await callApi(calls.setMarketing, { params: { id: clientId }, body: { ...said, lang: language } });
      queries.setQueryData(keyOf(clientId), saved);
    },
    [queries, clientId, language],
  );
}
