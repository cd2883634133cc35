import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let sentPart: number | undefined;

/** The progress, from 0 to 1, of the upload that this page sends, whichever screen began it; otherwise undefined. */
export function useSentPart(): number | undefined {
  return useSyncExternalStore(subscribe, () => sentPart);
}

/** Sets the progress of the upload. As long as there is one, the browser asks before it leaves the page. */
export function setSentPart(part: number | undefined): void {
  sentPart = part;
  if (part === undefined) removeEventListener('beforeunload', askBeforeUnload);
  else addEventListener('beforeunload', askBeforeUnload);
  for (const listener of listeners) listener();
}

function askBeforeUnload(event: Event): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
