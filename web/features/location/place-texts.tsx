import { useCallback } from 'react';
import { BedDouble, Landmark, Store, TramFront, University, UtensilsCrossed, type LucideIcon } from 'lucide-react';
import type { Place } from '#contract/entities/place.ts';
import { formatKilometres } from '#domain/numbers/format-kilometres.ts';
import type { PlaceCategory } from '#domain/places/categories.ts';
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

const icons: Record<PlaceCategory, LucideIcon> = {
  museums: University,
  shops: Store,
  restaurant: UtensilsCrossed,
  places: Landmark,
  hotels: BedDouble,
  transportation: TramFront,
};

/** The icon of a category. Hidden from screen readers: give the name as text beside it. */
export function CategoryIcon({ category, className }: { category: PlaceCategory; className?: string | undefined }) {
  const Icon = icons[category];
  return <Icon className={className} aria-hidden="true" strokeWidth={1.5} />;
}
