import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** The seven statuses with their titles in the language in use; none until they are here. */
export function useStatuses(): { id: number; title: string }[] {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['statuses'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listStatuses, { signal }),
  });
  return (data ?? []).map((status) => ({
    id: status.id,
    title: language === 'tr' ? status.title_tr : status.title_en,
  }));
}

/** Says a status by its code. */
export function useStatusTitle(): (id: number) => string {
  const statuses = useStatuses();
  return (id) => statuses.find((status) => status.id === id)?.title ?? '';
}
