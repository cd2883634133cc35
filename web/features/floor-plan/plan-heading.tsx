import type { ReactNode } from 'react';
import { Heart } from 'lucide-react';
import type { Building } from '#contract/entities/building.ts';
import { statusLabels } from '#domain/units/statuses.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useFloorName } from '#web/catalogue/floor-name.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import styles from './floor-plan.module.css';

type PlanHeadingProps = {
  building: Building;
  level: number;
  isDuplex: boolean;
  counts: { total: number; available: number; matches: number };
  /** The legend. */ children: ReactNode;
};

/** Building code and floor, how many residences there are, and how many of them are available or match the search. */
export function PlanHeading({ building, level, isDuplex, counts, children }: PlanHeadingProps) {
  const t = useText();
  const { isActive, clear } = useFilter();
  const word = useDevelopmentText();
  const special = isDuplex ? t('floorPlan.upperLevel') : word(`level_${level}`);
  return (
    <>
      <header className={styles.heading}>
        <h1 className={styles.title}>{useTitle(building, level)}</h1>
        <p className={styles.subtitle}>
          {special && `${special}, `}
          {isActive
            ? t('floorPlan.matching', counts)
            : `${t('unit.residences', { count: counts.total })}, ${t('unit.available', { count: counts.available })}`}
        </p>
        {children}
      </header>
      {isActive && (
        <div className={styles.filter}>
          <Button look="text" onClick={clear} className={styles.clear}>
            {t('floorPlan.clearSearch')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The title's rule (specification, section 2): building code and `Floor {n}` above 0, else a ground-floor label. */
function useTitle(building: Building, level: number): string {
  const t = useText();
  const floorName = useFloorName();
  const floor = floorName(level, building.is_villa);
  return t('floorPlan.title', { code: building.code, floor });
}

/** What the four signs mean, and the heart where there are favourites. */
export function PlanLegend({ hasFavourites }: { hasFavourites: boolean }) {
  const t = useText();
  return (
    <ul className={styles.legend} aria-label={t('floorPlan.legend')}>
      {statusLabels.map((status) => (
        <li key={status}>
          <StatusTag status={status} />
        </li>
      ))}
      {hasFavourites && (
        <li className={styles.favourite}>
          <Heart fill="currentColor" aria-hidden="true" />
          {t('floorPlan.favourite')}
        </li>
      )}
    </ul>
  );
}
