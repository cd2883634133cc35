import { useSearchParams } from 'react-router';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import HomeScreen from '#web/features/rotator/home-screen.tsx';
import { useFavouriteInstances } from '#web/session/favourites.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';
import { isSearchOpen, withoutSearch } from './search-address.ts';
import styles from './search-slot.module.css';

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

const SearchPanel = lazy(async () => ({
  default: (await import('#web/features/search/search-panel.tsx')).SearchPanel,
}));

/**
 * The panel's place. Escape and the panel's own button close it; focus goes in when it opens and back to where it came
 * from.
 */
function SearchSlot() {
  const slot = useRef<HTMLDivElement>(null);
  const [, change] = useAddressQuery();
  const close = useCallback(() => change(withoutSearch), [change]);
  useEffect(() => {
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    slot.current?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [close]);
  return (
    <div ref={slot} tabIndex={-1} className={styles.slot}>
      <Suspense>
        <SearchPanel onClose={close} />
      </Suspense>
    </div>
  );
}
