import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { inactivityWarning } from '#domain/presentations/inactivity.ts';
import { Countdown } from '#web/accounts/countdown.tsx';
import { useForgetPresentation } from '#web/session/end-presentation.ts';
import { isEndingHere } from '#web/session/end-session-locally.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { watchPresentation } from './watch-presentation.ts';
import styles from './inactivity.module.css';

type InactivityProps = {
  id: number;
  /** What the server last said of this session's presentation. */ told: LiveEvent<'presentation'> | undefined;
};

/**
 * Warns with a countdown when nobody did anything for long, and ends the presentation on this screen when it has run
 * out.
 */
export function Inactivity({ id, told }: InactivityProps) {
  const t = useText();
  const { secondsLeft, goOn } = useInactivity(id, told);
  if (secondsLeft === undefined) return null;
  return (
    <Dialog kind="alert" title={t('presentation.stillThere')} onClose={goOn}>
      <p className={styles.text}>{t('presentation.endsSoon')}</p>
      <Countdown of={inactivityWarning} left={secondsLeft} label={t('account.timeLeft')} />
      <Button look="primary" onClick={goOn}>
        {t('presentation.goOn')}
      </Button>
    </Dialog>
  );
}

/**
 * Seconds that the presentation has left while it warns, and the press that goes on. At its end this screen forgets the
 * client and says so. Who is about to end it here does that by themselves; where that fails, it is done after all.
 */
function useInactivity(
  id: number,
  told: LiveEvent<'presentation'> | undefined,
): { secondsLeft: number | undefined; goOn: () => void } {
  const forget = useForgetPresentation();
  const end = useCallback(() => {
    if (isEndingHere()) return false;
    void forget();
    return true;
  }, [forget]);
  const [watch] = useState(() => watchPresentation(id));
  useEffect(() => watch.start(end), [watch, end]);
  useEffect(() => {
    if (told) watch.tell(told);
  }, [watch, told]);
  return { secondsLeft: useSyncExternalStore(watch.subscribe, watch.secondsLeft), goOn: watch.goOn };
}
