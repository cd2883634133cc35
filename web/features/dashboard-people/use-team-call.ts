import { useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { reloadQueries } from '#web/api/query-client.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { teamKeys } from '#web/team/queries.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useBusy } from '#web/ui/use-busy.ts';

/**
 * Makes a call that changes the team, shows the outcome as a toast, and reloads team and leads. Returns whether it
 * succeeded.
 */
export function useTeamCall(): {
  run: (call: () => Promise<unknown>, successText: string) => Promise<boolean>;
  busy: boolean;
} {
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, run } = useBusy(useErrorToast());
  return {
    busy,
    run: (call, successText) =>
      run(async () => {
        await call();
        await Promise.all([
          queries.invalidateQueries({ queryKey: teamKeys.all }),
          reloadQueries(queries, { queryKey: leadKeys.all }),
        ]);
        toast(successText);
      }),
  };
}
