import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useCallback } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Session } from '#contract/entities/people.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession, catalogueKeys } from '#web/catalogue/queries.ts';
import { useRefreshSession, isEndingHere } from '#web/session/session.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { connectLive, type LiveListeners } from './connect-live.ts';
import { useLiveState } from './live-state.ts';
import styles from './live-updates.module.css';

/** A short break is not worth a word, in milliseconds. */
const patience = 4_000;

/** Keeps this page current as long as it is open, anew for whoever is here; says as of when it is, while it is not. */
export function LiveUpdates({ onPresentation }: Pick<LiveListeners, 'onPresentation'>) {
  const { user, client, presentation } = useSession();
  const who = `${user?.id} ${client?.id} ${presentation?.id}`;
  return (
    <>
      <Stream key={who} onPresentation={onPresentation} />
      <AsOf />
    </>
  );
}

function Stream({ onPresentation }: Pick<LiveListeners, 'onPresentation'>) {
  const queries = useQueryClient();
  const onOpen = useEffectEvent(useSessionCheck(onPresentation));
  useEffect(() => connectLive(queries, { onPresentation, onOpen: () => onOpen() }), [queries, onPresentation]);
  return null;
}

function AsOf() {
  const t = useText();
  const { language } = useLanguage();
  const { live, asOf } = useLiveState();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (live) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [live]);
  const locale = language === 'en' ? 'en-GB' : language;
  const timeOf = (at: number) => new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  // A page that was opened while the server could not vouch for it was never known to be current.
  const said = () => (asOf === undefined ? t('sales.notCurrent') : t('live.asOf', { time: timeOf(asOf) }));
  return <output className={styles.region}>{!live && isLate && <span className={styles.note}>{said()}</span>}</output>;
}

const whoIs = ({ user, client }: Session) => `${user?.id} ${user?.role_id} ${client?.id}`;

/**
 * Asks whether this browser still is who this screen takes it for. Where it is not, what only the last could see is
 * forgotten, and who was logged out is told. A presentation that is over is told as the stream would have, had it been
 * open then.
 */
function useSessionCheck(onPresentation: LiveListeners['onPresentation']): () => void {
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
