import { Heart } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { HeartButton } from '#web/ui/heart.tsx';
import { useToggleFavourite } from './use-toggle-favourite.ts';
import styles from './favourite-button.module.css';

type FavouriteButtonProps = {
  unit: Pick<Property, 'id' | 'number' | 'code'>;
  /** `wide` adds a text. */
  look?: 'line' | 'bare' | 'wide';
};

/** Adds a unit to the favourites, or removes it. */
export function FavouriteButton({ unit, look = 'line' }: FavouriteButtonProps) {
  const t = useText();
  const { on, busy, toggle } = useToggleFavourite(unit);
  if (look !== 'wide')
    return (
      <HeartButton
        on={on}
        busy={busy}
        look={look}
        label={t(on ? 'favourites.remove' : 'favourites.add', { code: unit.code })}
        onClick={toggle}
      />
    );
  return (
    <Button
      wide
      busy={busy}
      aria-pressed={on}
      className={on ? styles.on : undefined}
      icon={<Heart fill={on ? 'currentColor' : 'none'} />}
      onClick={toggle}
    >
      {t(on ? 'favourites.in' : 'favourites.mark')}
    </Button>
  );
}
