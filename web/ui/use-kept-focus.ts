import { useEffect } from 'react';

/**
 * Where what had the focus has just gone from the page, focus goes to the page's beginning: the keyboard and a screen
 * reader start there.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
}
