import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

/** Whether the window is a phone's: a first tap then chooses a unit, and the plan begins close enough to touch. */
export function useCompact(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
