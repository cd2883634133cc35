import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
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
 * reloading, shows it as it was left. The part gets `onScroll`, and a `name` if the page has several such parts. While
 * it `isLoading`, it is not as high as it was.
 */
export function useKeptScroll(
  part: RefObject<HTMLElement | null>,
  isLoading = false,
  name = '',
  side: 'top' | 'left' = 'top',
): { offset: number; onScroll: () => void } {
  const key = `${useLocation().key}#${name}`;
  /** How far the part is scrolled. Asking it would lay out the page. */
  const scrolled = useRef<{ part?: HTMLElement; offset: number }>({ offset: 0 });
  useLayoutEffect(() => {
    if (isLoading || !part.current) return;
    if (scrolled.current.part !== part.current) scrolled.current = { part: part.current, offset: 0 };
    const kept = positions[key];
    // An entry that takes the place of another, as with every change of the filter, continues where that was.
    if (kept === undefined) positions[key] = scrolled.current.offset;
    else part.current.scrollTo({ [side]: kept });
  }, [part, key, isLoading, side]);
  return {
    offset: positions[key] ?? 0,
    onScroll: () => {
      if (!part.current) return;
      scrolled.current = { part: part.current, offset: part.current[side === 'top' ? 'scrollTop' : 'scrollLeft'] };
      if (!isLoading) positions[key] = scrolled.current.offset;
    },
  };
}
