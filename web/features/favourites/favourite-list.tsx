import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { CompareBar } from './compare-bar.tsx';
import { FavouriteCard } from './favourite-card.tsx';
import { GoneCard } from './favourite-card.tsx';
import { useDeleteFavourites } from './use-delete-favourites.ts';
import type { FavouriteUnit } from './use-favourite-units.ts';
import { useShare } from './use-share.ts';
import styles from './favourites-screen.module.css';

/** The favourites as cards. Chosen ones can be compared, mailed or removed; mailing without a choice sends all. */
export function FavouriteList({ favourites }: { favourites: readonly FavouriteUnit[] }) {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selection = favourites.filter(({ fav }) => chosen.has(fav.id));
  const { busy: deleting, remove } = useDeleteFavourites(() => setChosen(new Set()));
  const { busy: sharing, share } = useShare(t('favourites.shared'));
  const unitsToShare = (selection.length > 0 ? selection : favourites).flatMap(({ unit }) => unit ?? []);
  const toggle = (id: number) =>
    setChosen((current) => new Set(current.has(id) ? [...current].filter((other) => other !== id) : [...current, id]));
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
            {t('favourites.share')}
          </Button>
        </div>
      </header>
      <ul className={styles.cards}>
        {favourites.map(({ fav, unit }) => (
          <li key={fav.id}>
            {unit ? (
              <FavouriteCard
                unit={unit}
                chosen={chosen.has(fav.id)}
                onChoose={() => toggle(fav.id)}
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
