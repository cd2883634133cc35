import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Session } from '#contract/entities/people.ts';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useRefreshSession } from '#web/session/refresh-session.ts';
import { isEndingHere } from '#web/session/end-session-locally.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { LiveListeners } from './connect-live.ts';

const whoIs = ({ user, client }: Session) => `${user?.id} ${user?.role_id} ${client?.id}`;

/**
 * Asks whether this browser still is who this screen takes it for. Where it is not, what only the last could see is
 * forgotten, and who was logged out is told. A presentation that is over is told as the stream would have, had it been
 * open then.
 */
export function useSessionCheck(onPresentation: LiveListeners['onPresentation']): () => void {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const changedSession = useRefreshSession();
  return useCallback(() => {
    const shown = queries.getQueryData<Session>(catalogueKeys.session);
    if (!shown?.user && !shown?.client) return;
    const check = async () => {
      const now = await callApi(calls.getSession);
      if (isEndingHere() || whoIs(now) === whoIs(shown) || queries.getQueryData(catalogueKeys.session) !== shown)
        return;
      if (shown.presentation && !now.presentation)
        return onPresentation({ id: shown.presentation.id, state: 'ended', seconds_left: 0 });
      await changedSession();
      if (shown.user && !now.user) toast(t('shell.loggedOut'));
    };
    // Without an answer nothing is known: the next opening of the stream asks again.
    check().catch(() => undefined);
  }, [queries, changedSession, onPresentation, toast, t]);
}
