import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { localised, type LocalFields } from '#domain/texts/language.ts';
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
export function usePanoramaName(): (panorama: LocalFields<'name'>) => string {
  const { language } = useLanguage();
  return (panorama) => localised(panorama, 'name', language);
}
