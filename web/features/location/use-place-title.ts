import { useCallback } from 'react';
import type { Place } from '#contract/entities/place.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** Gives the title of a place in the language in use. */
export function usePlaceTitle(): (place: Place) => string {
  const { language } = useLanguage();
  return useCallback((place) => (language === 'tr' ? place.title_tr : place.title_en), [language]);
}
