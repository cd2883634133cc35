import { useSyncExternalStore, type RefObject } from 'react';

/** Rows are brought and taken by so many at once, and as many more stand ready above and below. */
const step = 8;

/**
 * The rows of a long list of equal heights that need to be in the page: from the first (counted from 0) up to but not
 * including the last. Scrolling renders anew only when a step is passed.
 */
export function useRowsInSight(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  height: number,
): { first: number; last: number } {
  const subscribe = (onChange: () => void) => {
    const element = scroller.current;
    element?.addEventListener('scroll', onChange, { passive: true });
    window.addEventListener('resize', onChange);
    return () => {
      element?.removeEventListener('scroll', onChange);
      window.removeEventListener('resize', onChange);
    };
  };
  const top = useSyncExternalStore(
    subscribe,
    () => Math.floor((scroller.current?.scrollTop ?? 0) / (height * step)) * step,
  );
  const inWindow = useSyncExternalStore(subscribe, () =>
    Math.ceil((scroller.current?.clientHeight ?? window.innerHeight) / height),
  );
  return { first: Math.max(0, Math.min(top, count) - step), last: Math.min(count, top + inWindow + step * 2) };
}
