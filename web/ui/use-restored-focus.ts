import { useEffect } from 'react';

/**
 * Moves focus to the start of the page if the focused element was just removed, so that the keyboard and screen readers
 * continue there.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
}
