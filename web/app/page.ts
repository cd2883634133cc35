import type { Area } from '#domain/people/visitor-access.ts';
import { useMatches } from '#web/router/hooks.ts';
import type { TextKey } from '#web/texts/en/index.ts';

export type MenuEntry = 'home' | 'location' | 'gallery' | 'search';

/** What a route declares about its page: title, access area, menu entry, and the form of the menu. */
export type Page = {
  title: TextKey;
  area?: Area;
  /** Shows data of the logged-in user or client. */
  isPersonal?: boolean;
  entry?: MenuEntry;
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
