import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Session } from '#contract/entities/people.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys, useSession } from '#web/catalogue/queries.ts';
import { isEndingHere, useRefreshSession } from '#web/session/session.ts';
import { useMomentText, useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { type LiveListeners, connectLive } from './connect-live.ts';
import { useLiveState, isStoredPage } from './live-state.ts';
import { useConnection, useIsLate } from './use-connection.ts';
import styles from './live-updates.module.css';

/**
 * Keeps the data of this page current, with a new stream for every session. While the data may be out of date, shows
 * how old it is; without a connection, `OfflineBanner` does.
 */
export function LiveUpdates({ onPresentation }: Pick<LiveListeners, 'onPresentation'>) {
  const { user, client, presentation } = useSession();
  const sessionKey = `${user?.id} ${client?.id} ${presentation?.id}`;
  return (
    <>
      <Stream key={sessionKey} onPresentation={onPresentation} />
      <StaleNotice />
    </>
  );
}

function Stream({ onPresentation }: Pick<LiveListeners, 'onPresentation'>) {
  const queries = useQueryClient();
  const onOpen = useEffectEvent(useSessionCheck(onPresentation));
  useEffect(() => connectLive(queries, { onPresentation, onOpen: () => onOpen() }), [queries, onPresentation]);
  return null;
}

function StaleNotice() {
  const t = useText();
  const momentText = useMomentText();
  const { asOf } = useLiveState();
  const { isOffline } = useConnection();
  const isLate = useIsLate();
  // Without a time, the data was never known to be current since the page was opened.
  const notice = () => (asOf === undefined ? t('sales.notCurrent') : t('live.asOf', { time: momentText(asOf) }));
  return (
    <output className={styles.region}>{isLate && !isOffline && <span className={styles.note}>{notice()}</span>}</output>
  );
}

const identityOf = ({ user, client }: Session) => `${user?.id} ${user?.role_id} ${client?.id}`;

/**
 * Returns a function that checks whether the session shown on screen is still the browser's. If not, clears the data of
 * the previous one, and shows a notice to a user who was logged out. A presentation that ended while the stream was
 * interrupted is reported to `onPresentation` as if the event had arrived.
 */
function useSessionCheck(onPresentation: LiveListeners['onPresentation']): () => void {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const refreshSession = useRefreshSession();
  return useCallback(() => {
    const shown = queries.getQueryData<Session>(catalogueKeys.session);
    if (!shown || !(shown.user || shown.client || isStoredPage())) return;
    const check = async () => {
      const now = await callApi(calls.getSession);
      if (isStoredPage()) return void (await refreshSession({ keepsTab: true }));
      if (identityOf(now) === identityOf(shown) || queries.getQueryData(catalogueKeys.session) !== shown) return;
      if (shown.presentation && !now.presentation)
        return onPresentation({ id: shown.presentation.id, state: 'ended', seconds_left: 0 });
      if (isEndingHere()) return;
      await refreshSession();
      if (shown.user && !now.user) toast(t('shell.loggedOut'));
    };
    // Without an answer nothing is known; the next opening of the stream checks again.
    check().catch(() => undefined);
  }, [queries, refreshSession, onPresentation, toast, t]);
}
