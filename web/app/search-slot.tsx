import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useAddressQuery } from '#web/ui/address-query.ts';
import { withoutSearch } from './search-address.ts';
import styles from './search-slot.module.css';

const SearchPanel = lazy(async () => ({
  default: (await import('#web/features/search/search-panel.tsx')).SearchPanel,
}));

/**
 * The panel's place. Escape and the panel's own button close it; focus goes in when it opens and back to where it came
 * from.
 */
export function SearchSlot() {
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
