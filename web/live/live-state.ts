import { useSyncExternalStore } from 'react';

/**
 * Whether the shown data is known to be current. `asOf` is when it last was, in milliseconds since the epoch.
 * `isStored`: some of it came from this device, because the server could not be reached.
 */
type LiveState = { live: boolean; asOf: number | undefined; isStored: boolean };

const pageTime = storedPageTime();
let state: LiveState = { live: false, asOf: pageTime, isStored: pageTime !== undefined };
const listeners = new Set<() => void>();

/** Marks the shown data as current as of now. */
export function markLive(): void {
  set({ live: true, asOf: Date.now(), isStored: false });
}

/** Marks the shown data as possibly out of date. */
export function markStale(): void {
  if (state.live) set({ ...state, live: false });
}

/**
 * Marks shown data as stored on this device at a time (milliseconds since the epoch). The oldest of what is shown
 * counts.
 */
export function markStored(time: number): void {
  const asOf = state.isStored && state.asOf !== undefined ? Math.min(state.asOf, time) : time;
  set({ live: false, asOf, isStored: true });
}

/** Whether some of the shown data was stored on this device and has not been requested again. */
export function isAnyStored(): boolean {
  return state.isStored;
}

/** Call before requesting everything again. */
export function forgetStored(): void {
  set({ ...state, isStored: false });
}

function set(next: LiveState): void {
  const same = next.live === state.live && next.isStored === state.isStored && (next.live || next.asOf === state.asOf);
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

/**
 * Whether the service worker sent this page, because the server could not be reached. Until the server answers, it is
 * the page of visitors, even if somebody is logged in.
 */
export function isStoredPage(): boolean {
  return storedPageTime() !== undefined;
}

/** When the device got this page, in milliseconds since the epoch; undefined for a page of the server. */
function storedPageTime(): number | undefined {
  const known = globalThis.document?.documentElement.dataset['knownSince'];
  return known === undefined ? undefined : Number(known);
}

/** Ends `isStoredPage`. Call once the server has returned the session. */
export function markPageConfirmed(): void {
  delete document.documentElement.dataset['knownSince'];
}
