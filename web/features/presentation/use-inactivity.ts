import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { isEndingHere } from '#web/session/end-session-locally.ts';
import { useForgetPresentation } from '#web/session/end-presentation.ts';
import { watchPresentation } from './watch-presentation.ts';

/**
 * Seconds that the presentation has left while it warns, and the press that goes on. At its end this screen forgets the
 * client and says so. Who is about to end it here does that by themselves; where that fails, it is done after all.
 */
export function useInactivity(
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
