import { useSyncExternalStore } from 'react';

/** Whether the shown data is known to be current. `asOf` is when it last was, in milliseconds since the epoch. */
type LiveState = { live: boolean; asOf: number | undefined };

let state: LiveState = { live: false, asOf: undefined };
const listeners = new Set<() => void>();

/** Marks the shown data as current as of now. */
export function markLive(): void {
  set({ live: true, asOf: Date.now() });
}

/** Marks the shown data as possibly out of date. */
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

/** Whether the shown data is known to be current; renders again when that changes. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribe, () => state);
}
