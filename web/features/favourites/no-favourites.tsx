import { useFilter } from '#web/catalogue/filter.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { VeilPage } from '#web/ui/veil-page.tsx';

/** Asks to mark something, where nothing is marked yet. */
export function NoFavourites() {
  const t = useText();
  const { search } = useFilter();
  return (
    <VeilPage title={t('favourites.emptyTitle')} label={t('page.favourites')}>
      <p>{t('favourites.emptyText')}</p>
      <ButtonLink look="ink" to={`/list-view${search}`}>
        {t('favourites.toList')}
      </ButtonLink>
    </VeilPage>
  );
}
