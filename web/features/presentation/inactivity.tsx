import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { inactivityWarning } from '#domain/presentations/inactivity.ts';
import { Countdown } from '#web/accounts/countdown.tsx';
import { useClearPresentation } from '#web/session/end-presentation.ts';
import { isEndingHere } from '#web/session/session.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { watchPresentation } from './watch-presentation.ts';

type InactivityProps = {
  id: number;
  /** The last live event about this session's presentation. */
  latestEvent: LiveEvent<'presentation'> | undefined;
};

/** Warns of inactivity with a countdown, and ends the presentation in this browser when it has run out. */
export function Inactivity({ id, latestEvent }: InactivityProps) {
  const t = useText();
  const { secondsLeft, continuePresentation } = useInactivity(id, latestEvent);
  if (secondsLeft === undefined) return null;
  return (
    <Dialog
      isAlert
      title={t('presentation.stillThere')}
      text={t('presentation.endsSoon')}
      onClose={continuePresentation}
    >
      <Countdown of={inactivityWarning} left={secondsLeft} label={t('account.timeLeft')} />
      <Button variant="primary" onClick={continuePresentation}>
        {t('presentation.goOn')}
      </Button>
    </Dialog>
  );
}

/**
 * The seconds left while the warning is shown, and a function that continues the presentation. When the presentation is
 * over, removes the client from this browser's session, unless this browser is just ending the presentation itself; if
 * that attempt fails, the client is removed after all.
 */
function useInactivity(
  id: number,
  latestEvent: LiveEvent<'presentation'> | undefined,
): { secondsLeft: number | undefined; continuePresentation: () => void } {
  const clearPresentation = useClearPresentation();
  const end = useCallback(() => {
    if (isEndingHere()) return false;
    void clearPresentation();
    return true;
  }, [clearPresentation]);
  const [watch] = useState(() => watchPresentation(id));
  useEffect(() => watch.start(end), [watch, end]);
  useEffect(() => {
    if (latestEvent) watch.handleEvent(latestEvent);
  }, [watch, latestEvent]);
  return {
    secondsLeft: useSyncExternalStore(watch.subscribe, watch.secondsLeft),
    continuePresentation: watch.continuePresentation,
  };
}
