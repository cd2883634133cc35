import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, Call } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { callApi, type CallInput, ApiProblem } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { problemText } from '#web/ui/dashboard/problems.ts';
import { useToast } from '#web/ui/toast.tsx';

const key = (part: string) => ['project', part] as const;

export function useProjectSettings() {
  return useQuery({
    queryKey: key('settings'),
    queryFn: ({ signal }) => callApi(calls.listProjectSettings, { signal }),
  });
}

export function useProjectTexts() {
  return useQuery({ queryKey: key('texts'), queryFn: ({ signal }) => callApi(calls.listProjectTexts, { signal }) });
}

export function useProjectGalleries() {
  return useQuery({
    queryKey: key('galleries'),
    queryFn: ({ signal }) => callApi(calls.listProjectGalleries, { signal }),
  });
}

export function useProjectPlaces() {
  return useQuery({ queryKey: key('places'), queryFn: ({ signal }) => callApi(calls.listProjectPlaces, { signal }) });
}

type Part = 'settings' | 'texts' | 'galleries' | 'places';

/**
 * Saves a part of the project, and invalidates every query it affects, so that the change is visible without a reload.
 * Failures are shown as a toast; pass the mutation's error to `errorsByPath` for the field errors.
 */
export function useSaveProject<C extends Call>(call: C, part: Part) {
  const t = useText();
  const toast = useToast();
  const client = useQueryClient();
  return useMutation<AnswerOf<C>, Error, CallInput<C>>({
    mutationFn: (input) => callApi(call, input),
    onSuccess: (answer) => {
      if (Array.isArray(answer)) client.setQueryData(key(part), answer);
      else void client.invalidateQueries({ queryKey: key(part) });
      void client.invalidateQueries({ queryKey: catalogueKeys.settings });
      void client.invalidateQueries({ queryKey: [part] });
      toast(t('dashboard.saved'));
    },
    onError: (error) => toast(problemText(error, t), 'error'),
  });
}

/** The field errors of a failed save, by the path of the field. */
export function errorsByPath(error: Error | null): ReadonlyMap<string, string> {
  return new Map(error instanceof ApiProblem ? (error.errors ?? []).map(({ path, message }) => [path, message]) : []);
}

/** What was changed in a draft since it was sent (`sent`), and is still to be saved. */
export function changedSince<Value>(
  sent: Readonly<Record<string, Value>>,
  draft: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== sent[name]));
}
