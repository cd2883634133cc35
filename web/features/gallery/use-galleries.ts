import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Gallery } from '#contract/entities/lookups.ts';
import { localised } from '#domain/texts/language.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage } from '#web/texts/language.tsx';

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
