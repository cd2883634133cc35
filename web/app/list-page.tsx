import type { Property } from '#contract/entities/property.ts';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { ListScreen } from '#web/features/search/list-screen.tsx';
import { searchAddress } from './search-address.ts';

const heart = (unit: Property) => <FavouriteButton unit={unit} variant="bare" />;

/** The list of units; it links back to the search panel over the home view. */
export function ListPage() {
  return <ListScreen editAddress={searchAddress} favourite={heart} />;
}
