import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Property } from '#contract/entities/property.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CompareTable } from './compare-table.tsx';
import { FavouriteList } from './favourite-list.tsx';
import styles from './favourites-screen.module.css';
import { NoFavourites } from './no-favourites.tsx';
import { useFavouriteUnits } from './use-favourite-units.ts';

/** What other features add to a compared unit: what sales may do with it. */
export type FavouritesSlots = { sales?: (unit: Property) => ReactNode };

/**
 * The client's favourites (specification, section 2); `?compare=1~2` puts some of them side by side, so that Back
 * closes it.
 */
export function FavouritesScreen({ sales }: FavouritesSlots) {
  const t = useText();
  const [query] = useSearchParams();
  const { isPending } = useProperties();
  const favourites = useFavouriteUnits();
  if (favourites.length === 0) return <NoFavourites />;
  if (isPending) return <Skeleton className={styles.waiting} />;
  const wanted = (query.get('compare') ?? '').split('~').map(Number);
  const compared = wanted.flatMap((id) => favourites.find(({ unit }) => unit?.id === id)?.unit ?? []);
  return (
    <section className={styles.screen} aria-label={t('page.favourites')}>
      {compared.length > 1 ? (
        <CompareTable units={compared} sales={sales} />
      ) : (
        <FavouriteList favourites={favourites} />
      )}
    </section>
  );
}
