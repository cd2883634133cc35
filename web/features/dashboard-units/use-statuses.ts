import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { localised } from '#domain/texts/language.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** The seven unit statuses with their titles in the current language; empty while loading. */
export function useStatuses(): { id: number; title: string }[] {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['statuses'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listStatuses, { signal }),
  });
  return (data ?? []).map((status) => ({
    id: status.id,
    title: localised(status, 'title', language),
  }));
}

/** Returns a function that finds the title of a status by its id. */
export function useStatusTitle(): (id: number) => string {
  const statuses = useStatuses();
  return (id) => statuses.find((status) => status.id === id)?.title ?? '';
}
