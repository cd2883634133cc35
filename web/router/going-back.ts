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

type KeptScrollOptions = { isLoading?: boolean; name?: string; side?: 'top' | 'left'; results?: string };

/**
 * Keeps how far a part of the page is scrolled, as `ScrollRestoration` does for the whole page: going back, or
 * reloading, shows it as it was left. The part gets `onScroll`, and a `name` if the page has several such parts. While
 * it `isLoading`, it is not as high as it was. When `results` change, such as a search and an order, it begins anew.
 */
export function useKeptScroll(
  part: RefObject<HTMLElement | null>,
  { isLoading = false, name = '', side = 'top', results = '' }: KeptScrollOptions = {},
): { offset: number; onScroll: () => void } {
  const key = `${useLocation().key}#${name}`;
  /** How far the part is scrolled. Asking it would lay out the page. */
  const scrolled = useRef<{ part?: HTMLElement; offset: number }>({ offset: 0 });
  const shown = useRef({ key, results });
  useLayoutEffect(() => {
    if (isLoading || !part.current) return;
    if (scrolled.current.part !== part.current) scrolled.current = { part: part.current, offset: 0 };
    const hasNewResults = shown.current.results !== results;
    const kept = hasNewResults && shown.current.key === key ? 0 : positions[key];
    shown.current = { key, results };
    // An entry that takes the place of another, as with every change of the filter, continues where that was.
    positions[key] = kept ?? (hasNewResults ? 0 : scrolled.current.offset);
    if (kept !== undefined || hasNewResults) part.current.scrollTo({ [side]: positions[key] });
  }, [part, key, isLoading, side, results]);
  return {
    offset: positions[key] ?? 0,
    onScroll: () => {
      if (!part.current) return;
      scrolled.current = { part: part.current, offset: part.current[side === 'top' ? 'scrollTop' : 'scrollLeft'] };
      if (!isLoading) positions[key] = scrolled.current.offset;
    },
  };
}
