import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Gallery } from '#contract/entities/lookups.ts';
import { localised } from '#domain/texts/language.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** The slug of the page that lists all galleries, linked from the menu. */
export const allGalleries = 'all';

/** The page of a gallery. `search` keeps the filter; `open` shows the list of galleries beside the pictures. */
export function galleryAddress(slug: string, search = '', { open = false } = {}): string {
  const query = new URLSearchParams(search);
  if (open) query.set('list', 'open');
  const text = query.toString();
  return `/gallery/${encodeURIComponent(slug)}${text === '' ? '' : `?${text}`}`;
}

/** The index (from 0) of the picture that an address names by its number (from 1); 0 if it names none. */
export function pictureAt(query: URLSearchParams, count: number): number {
  const number = Number(query.get('picture'));
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : 0;
}

/** The query with another picture; the first one is left out of the address. */
export function withPicture(query: URLSearchParams, index: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (index === 0) next.delete('picture');
  else next.set('picture', String(index + 1));
  return next;
}

/** All galleries in the package's order. */
export function useGalleries() {
  return useQuery({
    queryKey: ['galleries'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listGalleries, { signal }),
  });
}

/** Returns the name of a gallery in the current language. */
export function useGalleryName(): (gallery: Gallery) => string {
  const { language } = useLanguage();
  return (gallery) => localised(gallery, 'name', language);
}
