import { useSyncExternalStore } from 'react';

/** Whether what is shown is known to be current, and until when it was known to be. Milliseconds since the epoch. */
export type LiveState = { live: boolean; asOf: number | undefined };

let state: LiveState = { live: false, asOf: undefined };
const listeners = new Set<() => void>();

/** Says that what is shown is current as of now. */
export function markLive(): void {
  set({ live: true, asOf: Date.now() });
}

/** Says that what is shown may be out of date from now on. */
export function markStale(): void {
  if (state.live) set({ live: false, asOf: state.asOf });
}

function set(next: LiveState): void {
  const same = next.live && state.live;
  state = same ? Object.assign(state, next) : next;
  if (!same) for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether what is shown is known to be current. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribe, () => state);
}
