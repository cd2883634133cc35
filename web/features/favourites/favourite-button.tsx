import { Heart } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { HeartButton } from '#web/ui/heart.tsx';
import styles from './favourite-button.module.css';
import { useToggleFavourite } from './use-toggle-favourite.ts';

type FavouriteButtonProps = {
  unit: Pick<Property, 'id' | 'number' | 'code'>;
  /** `wide` says it in words. */ look?: 'line' | 'bare' | 'wide';
};

/** Marks a unit, or takes the mark back. */
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
