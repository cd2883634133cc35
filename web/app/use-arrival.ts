import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import type { Page } from './page.ts';

/**
 * What happens when another page is entered: its name becomes the document's, and focus goes to its beginning, so that
 * the keyboard and a screen reader start there. `arrived` is false for the page that was opened first: it shows at
 * once.
 */
export function useArrival(page: Page & { key: string }, main: RefObject<HTMLElement | null>): { arrived: boolean } {
  const t = useText();
  const { projectName } = useSettings();
  const { pathname } = useLocation();
  const [first] = useState(page.key);
  const [arrived, setArrived] = useState(false);
  if (!arrived && page.key !== first) setArrived(true);

  // Before the page's own effects, so that a page which knows a better title has the last word.
  useLayoutEffect(() => {
    document.title = `${t(page.title)} · ${projectName}`;
  }, [t, page.title, projectName]);

  const entered = useRef(pathname);
  useEffect(() => {
    if (pathname === entered.current) return;
    entered.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  return { arrived };
}
