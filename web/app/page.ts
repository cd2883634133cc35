import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Area } from '#domain/people/visitor-access.ts';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { useMatches, useLocation } from '#web/router/hooks.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';

export type MenuEntry = 'home' | 'location' | 'gallery' | 'search';

/** What a route declares about its page: title, access area, menu entry, and the form of the menu. */
export type Page = {
  title: TextKey;
  area?: Area;
  /** Shows data of the logged-in user or client. */
  isPersonal?: boolean;
  entry?: MenuEntry;
  /** Needs the list of units, which is then requested together with the code of the first page. */
  units?: boolean;
  /** `docked`: on wide screens the rail is a separate column beside the picture. */
  menu?: 'open' | 'rail' | 'docked';
  /** There is no fade between pages with the same key. */
  key?: string;
};

/** The current page; “not found” where no route matched. */
export function usePage(): Page & { key: string } {
  const match = useMatches().findLast(({ route }) => route.handle !== undefined);
  const page = match?.route.handle as Page | undefined;
  return { key: match?.route.id ?? 'none', ...(page ?? { title: 'error.notFound' }) };
}

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
