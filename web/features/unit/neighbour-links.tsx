import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFilter } from '#web/catalogue/filter.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { unitAddress } from './views.ts';
import styles from './neighbour-links.module.css';

type Neighbour = { id: number; code: string } | undefined;

/** Links to the previous and next unit on the floor. At either end the arrow is disabled. */
export function NeighbourLinks({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  const t = useText();
  return (
    <>
      <Arrow
        unit={previous}
        name={previous ? t('unit.previous', { code: previous.code }) : t('unit.noPrevious')}
        icon={<ChevronLeft />}
        rel="prev"
      />
      <Arrow
        unit={next}
        name={next ? t('unit.next', { code: next.code }) : t('unit.noNext')}
        icon={<ChevronRight />}
        rel="next"
      />
    </>
  );
}

function Arrow({ unit, name, icon, rel }: { unit: Neighbour; name: string; icon: ReactNode; rel: string }) {
  const { search } = useFilter();
  if (!unit) {
    return (
      <button type="button" disabled className={classNames(styles.arrow, styles.end)} aria-label={name}>
        {icon}
      </button>
    );
  }
  return (
    <Link className={styles.arrow} to={unitAddress(unit.id, search)} replace rel={rel} aria-label={name} title={name}>
      {icon}
    </Link>
  );
}
