import { useSyncExternalStore } from 'react';

const tick = 250;

/** Whole seconds until a moment (milliseconds since the epoch), 0 from then on. Counts on while the page is hidden. */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(everyTick, () => Math.max(0, Math.ceil((until - Date.now()) / 1000)));
}

function everyTick(changed: () => void): () => void {
  const timer = setInterval(changed, tick);
  return () => clearInterval(timer);
}
