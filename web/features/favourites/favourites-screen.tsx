import type { ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { isStoredPage } from '#web/live/live-state.ts';
import { useSearchParams } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CompareTable } from './compare-table.tsx';
import { FavouriteList, useFavouriteUnits } from './favourite-list.tsx';
import { comparedIds } from './use-chosen.ts';
import styles from './favourites-screen.module.css';

/** Slots that the app fills: the sales actions of a compared unit. */
type FavouritesSlots = { sales?: (unit: Property) => ReactNode };

/**
 * The client's favourites (specification, section 2). `?compare=1~2` compares some of them, so that Back closes it;
 * `?chosen=1~2` are those that are ticked for it.
 */
export function FavouritesScreen({ sales }: FavouritesSlots) {
  const t = useText();
  const [query] = useSearchParams();
  const { isPending } = useProperties();
  const favourites = useFavouriteUnits();
  if (favourites.length === 0) return <NoFavourites />;
  if (isPending) return <Skeleton className={styles.waiting} />;
  const compared = comparedIds(query).flatMap((id) => favourites.find(({ unit }) => unit?.id === id)?.unit ?? []);
  return (
    <section key={compared.length > 1 ? 'compare' : 'list'} className={styles.screen} aria-label={t('page.favourites')}>
      {compared.length > 1 ? (
        <CompareTable units={compared} sales={sales} />
      ) : (
        <FavouriteList favourites={favourites} />
      )}
    </section>
  );
}

/** The empty state, which leads to the list of units. */
function NoFavourites() {
  const t = useText();
  const { search } = useFilter();
  // A page stored on this device does not know whose favourites to show.
  const isUnknown = isStoredPage();
  return (
    <MessagePage title={t(isUnknown ? 'favourites.awayTitle' : 'favourites.emptyTitle')} label={t('page.favourites')}>
      <p>{t(isUnknown ? 'favourites.awayText' : 'favourites.emptyText')}</p>
      <ButtonLink variant="ink" to={`/list-view${search}`}>
        {t('favourites.toList')}
      </ButtonLink>
    </MessagePage>
  );
}
