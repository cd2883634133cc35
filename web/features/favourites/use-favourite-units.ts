import { useMemo } from 'react';
import type { Favourite } from '#contract/entities/people.ts';
import type { Property } from '#contract/entities/property.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useFavourites } from '#web/session/favourites.ts';

/** A favourite and its unit, which is undefined if it is no longer offered. */
export type FavouriteUnit = { fav: Favourite; unit: Property | undefined };

/** The client's favourites with their units, latest first. */
export function useFavouriteUnits(): FavouriteUnit[] {
  const { favs } = useFavourites();
  const units = useFullUnits();
  return useMemo(() => {
    const byId = new Map(units.map((unit) => [unit.id, unit]));
    return favs.map((fav) => ({ fav, unit: byId.get(fav.property_id) })).toReversed();
  }, [favs, units]);
}
