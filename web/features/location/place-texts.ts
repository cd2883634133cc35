import { useCallback } from 'react';
import type { Place } from '#contract/entities/place.ts';
import { formatKilometres } from '#domain/numbers/format-kilometres.ts';
import { localised } from '#domain/texts/language.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** Returns a function that formats a place's title in the current language. */
export function usePlaceTitle(): (place: Place) => string {
  const { language } = useLanguage();
  return useCallback((place) => localised(place, 'title', language), [language]);
}

/** Returns a function that formats metres as kilometres with one decimal, in the current language. */
export function useKilometres(): (metres: number) => string {
  const { language } = useLanguage();
  return useCallback((metres) => formatKilometres(metres, language), [language]);
}

/** A travel time in whole minutes, at least one. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
