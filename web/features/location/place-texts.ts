import { useCallback } from 'react';
import type { Place } from '#contract/entities/place.ts';
import { isPageOfSite } from '#domain/navigation/links.ts';
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

/** The URL of a category on the map, or of all places (`all`). */
export function categoryAddress(category: string, search: string): string {
  return `/location/${category}/0${search}`;
}

/**
 * The target of a place's link: the page of this site that the package names for it, otherwise its position on the map.
 */
export function placeAddress({ category, id, link }: Place, search: string): string {
  return link && isPageOfSite(link) ? link : `/location/${category}/${id}${search}`;
}

/** The website of a place; null if it has none, or if its link is a page of this site. */
export function websiteOf({ link }: Place): string | null {
  return link && !isPageOfSite(link) ? link : null;
}
