import { Suspense, useEffect, useRef } from 'react';
import HomeScreen from '#web/features/rotator/home-screen.tsx';
import { useSearchParams } from '#web/router/hooks.ts';
import { useFavouriteInstances } from '#web/session/favourites.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useEscape } from '#web/ui/use-escape.ts';
import { isSearchOpen, withoutSearch } from './search-address.ts';
import styles from './search-slot.module.css';

/** The home view, with the search panel over it while the address has it open. */
export function HomePage() {
  const [query] = useSearchParams();
  const isSearching = isSearchOpen(query.toString());
  return (
    <>
      <HomeScreen favouriteInstances={useFavouriteInstances()} leftPanel={isSearching ? 'search' : 'menu'} />
      {isSearching && <SearchSlot />}
    </>
  );
}

const SearchPanel = lazyPart(async () => (await import('#web/features/search/search-panel.tsx')).SearchPanel);

/**
 * Loads the search panel. Escape and its own button close it; focus moves into it when it opens and returns when it
 * closes.
 */
function SearchSlot() {
  const slot = useRef<HTMLDivElement>(null);
  const [, changeQuery] = useAddressQuery();
  const close = () => changeQuery(withoutSearch);
  useEffect(() => {
    const previous = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    slot.current?.focus({ preventScroll: true });
    return () => previous?.focus({ preventScroll: true });
  }, []);
  useEscape(close);
  return (
    <div ref={slot} tabIndex={-1} className={styles.slot}>
      <Suspense>
        <SearchPanel onClose={close} />
      </Suspense>
    </div>
  );
}
