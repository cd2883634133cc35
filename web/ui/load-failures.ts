import { useSyncExternalStore } from 'react';

/** Errors of code or styles that could not be loaded: the connection is lost, or an update has removed them. */
const failures = new WeakSet<object>();
const listeners = new Set<() => void>();
let isPartMissing = false;

/** Records every failed load of code or styles, which Vite reports before it throws. Call once, at the start. */
export function watchLoadFailures(): void {
  addEventListener('vite:preloadError', (event: Event & { payload?: object }) => {
    if (event.payload) failures.add(event.payload);
  });
}

/** Whether an error means that code or styles could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}

/** Reports that a part of the page could not be loaded. The rest of the page stays usable. */
export function reportMissingPart(): void {
  isPartMissing = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part of this page could not be loaded. */
export function useMissingPart(): boolean {
  return useSyncExternalStore(subscribe, () => isPartMissing);
}

/** Whether the server responds, rather than the service worker (`web/offline/`). */
export function serverResponds(): Promise<boolean> {
  return fetch('/robots.txt', { cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
}
