import { useSyncExternalStore } from 'react';

const tick = 250;

/** Whole seconds until a time (milliseconds since the epoch), at least 0. It stays correct while the page is hidden. */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(everyTick, () => Math.max(0, Math.ceil((until - Date.now()) / 1000)));
}

function everyTick(onChange: () => void): () => void {
  const timer = setInterval(onChange, tick);
  return () => clearInterval(timer);
}
