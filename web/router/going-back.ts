import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { positions } from './scroll-restoration.ts';

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

/**
 * Keeps how far a part of the page is scrolled, as `ScrollRestoration` does for the whole page: going back, or
 * reloading, shows it as it was left. A page may have one such part, which gets `onScroll`. While it `isLoading`, it is
 * not as high as it was.
 */
export function useKeptScroll(
  part: RefObject<HTMLElement | null>,
  isLoading = false,
): { offset: number; onScroll: () => void } {
  const key = `${useLocation().key}#`;
  useLayoutEffect(() => {
    if (isLoading || !part.current) return;
    // An entry that takes the place of another, as with every change of the filter, continues where that was.
    const top = positions[key] ?? part.current.scrollTop;
    positions[key] = top;
    part.current.scrollTo({ top });
  }, [part, key, isLoading]);
  return {
    offset: positions[key] ?? 0,
    onScroll: () => {
      if (!isLoading && part.current) positions[key] = part.current.scrollTop;
    },
  };
}
