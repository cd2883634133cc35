import { useCallback } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { ListScreen } from '#web/features/search/list-screen.tsx';
import { useFavourites } from '#web/session/favourites.ts';
import { searchAddress } from './search-address.ts';

/** The list of units; it links back to the search panel over the home view. */
export function ListPage() {
  const { ids } = useFavourites();
  const heart = useCallback(
    (unit: Property) => <FavouriteButton unit={unit} on={ids.has(unit.id)} variant="bare" />,
    [ids],
  );
  return <ListScreen editAddress={searchAddress} favourite={heart} />;
}
