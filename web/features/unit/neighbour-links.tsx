import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './neighbour-links.module.css';

type Neighbour = { id: number; code: string } | undefined;

/** Links to the previous and next unit on the floor. At either end the arrow is disabled and keeps the focus. */
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
  const end = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  const hasUnit = unit !== undefined;
  useLayoutEffect(() => {
    // No blur event is sent when the focused link is removed from the page.
    if (!hasUnit && hasFocus.current) end.current?.focus();
  }, [hasUnit]);
  const track = { onFocus: () => (hasFocus.current = true), onBlur: () => (hasFocus.current = false) };
  if (!unit) {
    return (
      <button
        ref={end}
        type="button"
        aria-disabled="true"
        className={classNames(styles.arrow, styles.end)}
        aria-label={name}
        {...track}
      >
        {icon}
      </button>
    );
  }
  return (
    <Link
      className={styles.arrow}
      to={unitAddress(unit.id, search)}
      replace
      rel={rel}
      aria-label={name}
      title={name}
      {...track}
    >
      {icon}
    </Link>
  );
}
