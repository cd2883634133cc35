import { useQuery } from '@tanstack/react-query';
import type { Panorama } from '#contract/entities/panorama.ts';
import { calls } from '#contract/calls/index.ts';
import { localised } from '#domain/texts/language.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** All panoramas of the development. */
export function usePanoramas() {
  return useQuery({
    queryKey: ['panoramas'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listPanoramas, { signal }),
  });
}

/** Returns a function for the name of a panorama in the current language. */
export function usePanoramaName(): (panorama: Pick<Panorama, 'name_en' | 'name_tr'>) => string {
  const { language } = useLanguage();
  return (panorama) => localised(panorama, 'name', language);
}
