import { useMatches } from 'react-router';
import type { Area } from '#domain/people/visitor-access.ts';
import type { TextKey } from '#web/texts/en/index.ts';

export type MenuEntry = 'home' | 'location' | 'gallery' | 'search';

/**
 * What a route says about its page: the name, the area it opens, the menu entry it belongs to and how the menu stands
 * beside it.
 */
export type Page = {
  title: TextKey;
  area?: Area;
  entry?: MenuEntry;
  /** `docked`: the rail is a column of its own on wide screens, beside a picture that keeps its shape. */
  menu?: 'open' | 'rail' | 'docked';
  /** Pages with the same key follow each other without a fade. */
  key?: string;
};

/** The page that is shown; the shell's own where no route matched. */
export function usePage(): Page & { key: string } {
  const match = useMatches().findLast((found) => found.handle !== undefined);
  const page = match?.handle as Page | undefined;
  return { key: match?.id ?? 'none', ...(page ?? { title: 'error.notFound' }) };
}
