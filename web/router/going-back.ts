import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from './hooks.ts';

/** Whether this visit has been to a page before this one, as far as this document knows. */
export function hasPageBefore(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

/**
 * Returns a function that goes back one page (specification, section 2), or to `fallback` if this page is the first of
 * the visit.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasPageBefore()) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}

/** How far the part of a page that scrolls was scrolled, in px, by the key of the history entry. */
const offsets = new Map<string, number>();

/**
 * Keeps how far a part of the page is scrolled, as `ScrollRestoration` does for the whole page: going back shows it as
 * it was left. A page may have one such part, which gets `onScroll`.
 */
export function useKeptScroll(part: RefObject<HTMLElement | null>): { offset: () => number; onScroll: () => void } {
  const { key } = useLocation();
  const keep = () => void offsets.set(key, part.current?.scrollTop ?? 0);
  useLayoutEffect(() => {
    const offset = offsets.get(key);
    // An entry that takes the place of another, as with every change of the filter, continues where that was.
    if (offset === undefined) offsets.set(key, part.current?.scrollTop ?? 0);
    else part.current?.scrollTo({ top: offset });
  }, [part, key]);
  return { offset: () => offsets.get(key) ?? 0, onScroll: keep };
}
