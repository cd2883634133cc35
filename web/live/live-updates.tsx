import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#web/catalogue/queries.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { connectLive, type LiveListeners } from './connect-live.ts';
import styles from './live-keeper.module.css';
import { useLiveState } from './live-state.ts';
import { useSessionCheck } from './use-session-check.ts';

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
