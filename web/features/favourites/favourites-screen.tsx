import { ArrowRight, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Favourite } from '#contract/entities/people.ts';
import type { Property } from '#contract/entities/property.ts';
import { callApi } from '#web/api/call-api.ts';
import { useFilter, useFullUnits } from '#web/catalogue/filter.ts';
import { useProperties, useSession } from '#web/catalogue/queries.ts';
import { isStoredPage } from '#web/live/live-state.ts';
import { useSearchParams } from '#web/router/hooks.ts';
import { useChangeFavourites } from '#web/session/change-favourites.ts';
import { useFailedChange } from '#web/session/end-presentation.ts';
import { useFavourites } from '#web/session/favourites.ts';
import { useText, useJoin } from '#web/texts/language.tsx';
import { ButtonLink, Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { CompareTable } from './compare-table.tsx';
import { FavouriteCard, GoneCard } from './favourite-card.tsx';
import { useShare } from './share-unit-button.tsx';
import { comparedIds, compareAddress, useSelectedFavourites } from './selected-favourites.ts';
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
  const compared = comparedIds(query).flatMap((id) => favourites.find(({ unit }) => unit?.id === id)?.unit ?? []);
  const isComparing = compared.length > 1;
  const title = t(isComparing ? 'favourites.compareTitle' : 'page.favourites');
  usePageTitle(title);
  if (favourites.length === 0) return <NoFavourites />;
  if (isPending) return <Skeleton className={styles.waiting} />;
  return (
    <section key={isComparing ? 'compare' : 'list'} className={styles.screen} aria-label={title}>
      {isComparing ? <CompareTable units={compared} sales={sales} /> : <FavouriteList favourites={favourites} />}
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

/** The favourites as cards. Selected ones can be compared, mailed or removed; mailing without a selection sends all. */
function FavouriteList({ favourites }: { favourites: readonly FavouriteUnit[] }) {
  const t = useText();
  // A client without a sales user sends the list to their own address.
  const { user } = useSession();
  const [selected, select] = useSelectedFavourites();
  const selection = favourites.filter(({ fav }) => selected.includes(fav.property_id));
  const { busy: deleting, remove } = useDeleteFavourites((ids) => select(selected.filter((id) => !ids.has(id))));
  const { busy: sharing, share } = useShare(t('favourites.shared'));
  const unitsToShare = (selection.length > 0 ? selection : favourites).flatMap(({ unit }) => unit ?? []);
  const toggle = (id: number) =>
    select(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('page.favourites')}</h1>
        <p className={styles.note} aria-live="polite">
          {t('unit.residences', { count: favourites.length })}
        </p>
        <div className={styles.tools}>
          {selection.length > 0 && (
            <Button busy={deleting} icon={<Trash2 />} onClick={() => remove(selection.map(({ fav }) => fav))}>
              {t('favourites.removeChosen')}
            </Button>
          )}
          <Button
            busy={sharing}
            icon={<Send />}
            disabled={unitsToShare.length === 0}
            onClick={() => share(unitsToShare.map((unit) => unit.id))}
          >
            {t(user ? 'favourites.share' : 'favourites.sendUnit')}
          </Button>
        </div>
      </header>
      <ul className={styles.cards}>
        {favourites.map(({ fav, unit }) => (
          <li key={fav.id}>
            {unit ? (
              <FavouriteCard
                unit={unit}
                chosen={selected.includes(fav.property_id)}
                onChoose={() => toggle(fav.property_id)}
                onRemove={() => remove([fav])}
              />
            ) : (
              <GoneCard code={fav.property.code} onRemove={() => remove([fav])} />
            )}
          </li>
        ))}
      </ul>
      <CompareBar units={selection.flatMap(({ unit }) => unit ?? [])} />
    </>
  );
}

/** The footer with the selected units; from two units on it links to their comparison. */
function CompareBar({ units }: { units: readonly Property[] }) {
  const t = useText();
  const join = useJoin();
  if (units.length === 0) return null;
  return (
    <Panel dense as="footer" className={styles.bar} data-keep-clear="">
      <div className={styles.pictures}>
        {units.slice(0, 4).flatMap((unit) => {
          const picture = unit.images[0] ?? unit.apartment_type.images[0];
          return picture
            ? [<PictureImage key={unit.id} file={picture} alt="" sizes={widthInRem(6)} className={styles.picture} />]
            : [];
        })}
      </div>
      <p className={styles.names} aria-live="polite">
        {t('favourites.chosen', { codes: join(...units.map((unit) => unit.code)) })}
      </p>
      {units.length > 1 ? (
        <ButtonLink variant="primary" to={compareAddress(units)} iconAfter={<ArrowRight />}>
          {t('favourites.compareCount', { count: units.length })}
        </ButtonLink>
      ) : (
        <p className={styles.hint}>{t('favourites.oneMore')}</p>
      )}
    </Panel>
  );
}

/**
 * Removes favourites; asks for confirmation if there are several. `onRemoved` is called after success, with the ids of
 * the units.
 */
function useDeleteFavourites(onRemoved: (units: ReadonlySet<number>) => void): {
  busy: boolean;
  remove: (favs: readonly Favourite[]) => void;
} {
  const t = useText();
  const join = useJoin();
  const toast = useToast();
  const confirm = useConfirm();
  const changeFavourites = useChangeFavourites();
  const { busy, run } = useBusy(useFailedChange());
  const remove = async (favs: readonly Favourite[]) => {
    const [first] = favs;
    if (busy || !first) return;
    const codes = favs.map((fav) => fav.property.code);
    if (favs.length > 1 && !(await confirm({ text: t('favourites.deleteText', { codes: join(...codes) }) }))) return;
    await run(async () => {
      const ids = new Set(favs.map((fav) => fav.id));
      const answer = await callApi(calls.deleteFavourites, { body: { ids: [...ids] } });
      if (!answer.response) return toast(answer.message, 'error');
      changeFavourites(first.client_id, (current) => current.filter((fav) => !ids.has(fav.id)));
      onRemoved(new Set(favs.map((fav) => fav.property_id)));
      toast(
        favs.length === 1
          ? t('favourites.deleted', { code: first.property.code })
          : t('favourites.deletedMany', { count: favs.length }),
      );
    });
  };
  return { busy, remove: (favs) => void remove(favs) };
}

/** A favourite and its unit, which is undefined if it is no longer offered. */
type FavouriteUnit = { fav: Favourite; unit: Property | undefined };

/** The client's favourites with their units, latest first. */
function useFavouriteUnits(): FavouriteUnit[] {
  const { favs } = useFavourites();
  const units = useFullUnits();
  return useMemo(() => {
    const byId = new Map(units.map((unit) => [unit.id, unit]));
    return favs.map((fav) => ({ fav, unit: byId.get(fav.property_id) })).toReversed();
  }, [favs, units]);
}
