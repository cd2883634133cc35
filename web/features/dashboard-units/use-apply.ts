import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#web/api/api-problem.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Makes a previewed change; where something changed meanwhile, says so and asks for a new preview. */
export function useApply(
  apply: (reason: string) => Promise<{ changed: number }>,
  { onDone, onStale }: { onDone: () => void; onStale: () => void },
) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: apply,
    onSuccess: ({ changed }) => {
      void queries.invalidateQueries({ queryKey: catalogueKeys.properties });
      toast(t('units.applied', { count: changed }));
      onDone();
    },
    onError: (error) => {
      toast(error instanceof ApiProblem && error.status > 0 ? error.message : t('units.offline'), 'error');
      if (error instanceof ApiProblem && error.status === 409) onStale();
    },
  });
}
