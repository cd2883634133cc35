import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';
import { reloadQueries } from '#web/api/reload-queries.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { teamKeys } from '#web/team/queries.ts';
import { useToast } from '#web/ui/toast.tsx';

/**
 * Makes a call that changes the team, shows the outcome as a toast, and reloads team and leads. Returns whether it
 * succeeded.
 */
export function useTeamCall(): {
  run: (call: () => Promise<unknown>, successText: string) => Promise<boolean>;
  busy: boolean;
} {
  const toast = useToast();
  const errorToast = useErrorToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (call: () => Promise<unknown>, successText: string) => {
    setBusy(true);
    try {
      await call();
      await Promise.all([
        queries.invalidateQueries({ queryKey: teamKeys.all }),
        reloadQueries(queries, { queryKey: leadKeys.all }),
      ]);
      toast(successText);
      return true;
    } catch (error) {
      errorToast(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
