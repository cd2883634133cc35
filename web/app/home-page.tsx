import { useSearchParams } from 'react-router';
import HomeScreen from '#web/features/rotator/home-screen.tsx';
import { useFavouriteInstances } from '#web/session/favourites.ts';
import { isSearchOpen } from './search-address.ts';
import { SearchSlot } from './search-slot.tsx';

/** The home view, and the search panel over it while the address has it open. */
export function HomePage() {
  const [query] = useSearchParams();
  return (
    <>
      <HomeScreen favouriteInstances={useFavouriteInstances()} />
      {isSearchOpen(query.toString()) && <SearchSlot />}
    </>
  );
}
