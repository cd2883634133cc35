import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** How long a film may take to begin, and to go on once it stands still, in milliseconds. */
const patience = 5000;

/**
 * Ends a film that does not get on: one that has not begun in time, or whose next pictures stay away. Somebody who
 * begins
 * to use the page before it came does not get it any more. Tells whether it stands still.
 */
export function useIntroTimeout(
  film: RefObject<HTMLVideoElement | null>,
  isComing: boolean,
  onGiveUp: () => void,
): boolean {
  const [isStalled, setStalled] = useState(false);
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    const { current } = film;
    if (!current) return;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    current.addEventListener('waiting', () => setStalled(true), on);
    current.addEventListener('playing', () => setStalled(false), on);
    return () => stop.abort();
  }, [film]);
  useEffect(() => {
    if (!isComing && !isStalled) return;
    const timer = setTimeout(() => giveUp(), patience);
    return () => clearTimeout(timer);
  }, [isComing, isStalled]);
  useEffect(() => {
    if (!isComing) return;
    const stop = new AbortController();
    for (const name of ['pointerdown', 'keydown'] as const)
      addEventListener(name, () => giveUp(), { signal: stop.signal });
    return () => stop.abort();
  }, [isComing]);
  return isStalled;
}
