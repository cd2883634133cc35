import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { CompareBar } from './compare-bar.tsx';
import { FavouriteCard } from './favourite-card.tsx';
import styles from './favourites-screen.module.css';
import { GoneCard } from './gone-card.tsx';
import { useDeleteFavourites } from './use-delete-favourites.ts';
import type { FavouriteUnit } from './use-favourite-units.ts';
import { useShare } from './use-share.ts';

/** The marks as cards. The chosen ones can be compared, sent and removed; without a choice, all are sent. */
export function FavouriteList({ favourites }: { favourites: readonly FavouriteUnit[] }) {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const picked = favourites.filter(({ fav }) => chosen.has(fav.id));
  const { busy: deleting, remove } = useDeleteFavourites(() => setChosen(new Set()));
  const { busy: sharing, share } = useShare(t('favourites.shared'));
  const offered = (picked.length > 0 ? picked : favourites).flatMap(({ unit }) => unit ?? []);
  const choose = (id: number) =>
    setChosen((last) => new Set(last.has(id) ? [...last].filter((other) => other !== id) : [...last, id]));
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('page.favourites')}</h1>
        <p className={styles.note} aria-live="polite">
          {t('unit.residences', { count: favourites.length })}
        </p>
        <div className={styles.tools}>
          {picked.length > 0 && (
            <Button busy={deleting} icon={<Trash2 />} onClick={() => remove(picked.map(({ fav }) => fav))}>
              {t('favourites.removeChosen')}
            </Button>
          )}
          <Button
            busy={sharing}
            icon={<Send />}
            disabled={offered.length === 0}
            onClick={() => share(offered.map((unit) => unit.id))}
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
                onChoose={() => choose(fav.id)}
                onRemove={() => remove([fav])}
              />
            ) : (
              <GoneCard code={fav.property.code} onRemove={() => remove([fav])} />
            )}
          </li>
        ))}
      </ul>
      <CompareBar units={picked.flatMap(({ unit }) => unit ?? [])} />
    </>
  );
}
