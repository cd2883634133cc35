import { useSyncExternalStore } from 'react';

/** Errors of code or styles that could not be loaded: the connection is lost, or an update has removed them. */
const failures = new WeakSet<object>();
const listeners = new Set<() => void>();
/** What could not be loaded, and has not been since. */
const missing = new Set<unknown>();

/** Records every failed load of code or styles, which Vite reports before it throws. Call once, at the start. */
export function watchLoadFailures(): void {
  addEventListener('vite:preloadError', (event: Event & { payload?: object }) => {
    if (event.payload) failures.add(event.payload);
  });
}

/** Whether an error means that code or styles could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  return failures.has(error as object);
}

/**
 * Reports that a part of the page could not be loaded, or that it now is. The rest of the page stays usable. `part` is
 * whatever stands for it.
 */
export function reportPart(part: unknown, isMissing: boolean): void {
  missing[isMissing ? 'add' : 'delete'](part);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part of this page could not be loaded. */
export function useMissingPart(): boolean {
  return useSyncExternalStore(subscribe, () => missing.size > 0);
}

/** Whether the server responds, rather than the service worker (`web/offline/`). */
export function serverResponds(): Promise<boolean> {
  return fetch('/robots.txt', { cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
}
