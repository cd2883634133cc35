import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1200px)';

/** Whether the window is as wide as a laptop's. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(wide).matches);
}

function onChange(changed: () => void): () => void {
  const list = matchMedia(wide);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
