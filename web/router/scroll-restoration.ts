import { useEffect, useLayoutEffect } from 'react';
import { useRouter, useShownState } from './hooks.ts';

/** A session storage key: the scroll positions of this tab's pages. */
const storageKey = 'scroll-positions';

/** Scroll positions in px of pages, by the keys of history entries, and of parts of pages, by those keys and a `#`. */
export const positions: Record<string, number> = readPositions();

/**
 * Scrolls a new page to its top or to the element that the hash names, and a page that is returned to, or reloaded, to
 * its former position.
 */
export function ScrollRestoration(): null {
  const router = useRouter();
  const { location, restoreScrollPosition, preventScrollReset } = useShownState();
  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual');
    const hide = () => {
      const { navigation, location: left } = router.state;
      if (navigation.state === 'idle') positions[left.key] = scrollY;
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Without storage, a reloaded page is shown from the top.
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
  useLayoutEffect(() => router.enableScrollRestoration(positions, () => scrollY), [router]);
  useLayoutEffect(() => {
    if (restoreScrollPosition !== null) return scrollBack(restoreScrollPosition);
    if (!scrollToNamed(location.hash) && !preventScrollReset) scrollTo(0, 0);
    return undefined;
  }, [location, restoreScrollPosition, preventScrollReset]);
  return null;
}

/**
 * Scrolls to a position in px, and a page that is still too low for it as it grows, unless somebody touches it. Returns
 * a function that gives up.
 */
function scrollBack(top: number): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  const scroll = () => {
    scrollTo(0, top);
    if (scrollY > top - 1) end();
  };
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const touch of ['pointerdown', 'wheel', 'touchmove', 'keydown']) addEventListener(touch, end, { signal });
  scroll();
  return end;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    // Without storage, there are no former positions.
    return {};
  }
}

/** Scrolls to the element with the id in a hash, and returns whether there is one. */
function scrollToNamed(hash: string): boolean {
  try {
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    element?.scrollIntoView();
    return element !== null;
  } catch {
    // A hash that cannot be decoded names no element.
    return false;
  }
}
