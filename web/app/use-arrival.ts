import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { useLocation } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import type { Page } from './page.ts';

/**
 * Sets the document’s title and, when the page changes, moves focus to its start, so that the keyboard and screen
 * readers begin there. `arrived` is false for the first page, which is shown without a fade.
 */
export function useArrival(page: Page & { key: string }, main: RefObject<HTMLElement | null>): { arrived: boolean } {
  const t = useText();
  const projectName = useProjectName();
  const { pathname } = useLocation();
  const [first] = useState(page.key);
  const [arrived, setArrived] = useState(false);
  if (!arrived && page.key !== first) setArrived(true);

  // A layout effect runs before the page's own effects, so a page can still set a better title.
  useLayoutEffect(() => {
    document.title = `${t(page.title)} · ${projectName}`;
  }, [t, page.title, projectName]);

  const previous = useRef(pathname);
  useEffect(() => {
    if (pathname === previous.current) return;
    previous.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  return { arrived };
}
