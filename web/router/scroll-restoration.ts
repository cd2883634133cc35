import { useEffect, useLayoutEffect } from 'react';
import { useRouter, useShown } from './hooks.ts';

/** A session storage key: where the pages of this tab were scrolled to. */
const storageKey = 'scroll-positions';

/** Where pages were scrolled to, in pixels, by the keys of their entries in the history. */
let positions: Record<string, number> = {};

/**
 * Scrolls a page that is opened to its top or to what the address names, and one that is returned to where it was left,
 * also after a reload.
 */
export function ScrollRestoration(): null {
  const router = useRouter();
  const { location, restoreScrollPosition, preventScrollReset } = useShown();
  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual');
    const hide = () => {
      const { navigation, location: left } = router.state;
      if (navigation.state === 'idle') positions[left.key] = scrollY;
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Without storage a reloaded page begins at its top.
      }
      history.scrollRestoration = 'auto';
    };
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', hide);
      history.scrollRestoration = 'auto';
    };
  }, [router]);
  useLayoutEffect(() => {
    try {
      positions = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? positions;
    } catch {
      // As above.
    }
    return router.enableScrollRestoration(positions, () => scrollY);
  }, [router]);
  useLayoutEffect(() => {
    if (restoreScrollPosition !== null) scrollTo(0, restoreScrollPosition);
    else if (!scrollToNamed(location.hash) && !preventScrollReset) scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);
  return null;
}

/** Scrolls to the element that a hash names, and returns whether there is one. */
function scrollToNamed(hash: string): boolean {
  if (hash === '') return false;
  try {
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    element?.scrollIntoView();
    return element !== null;
  } catch {
    // It names nothing: it is not encoded as an address.
    return false;
  }
}
