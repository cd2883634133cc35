import { Heart } from 'lucide-react';
import type { Building } from '#contract/entities/building.ts';
import { statusLabels } from '#domain/units/statuses.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useLevelNames } from '#web/catalogue/unit-names.ts';
import { useJoin, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclaimer } from '#web/ui/disclaimer.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { StatusTag } from '#web/ui/status-tag.tsx';
import styles from './plan-heading.module.css';

type PlanHeadingProps = {
  building: Building;
  level: number;
  isDuplex: boolean;
  counts: { total: number; available: number; matches: number };
  hasFavourites: boolean;
};

/** Headings with more letters than this need two lines on a phone. */
const usualLength = 14;

/**
 * Building code and floor (specification, section 2), the number of residences that are available or match the filter,
 * and the legend.
 */
export function PlanHeading({ building, level, isDuplex, counts, hasFavourites }: PlanHeadingProps) {
  const t = useText();
  const join = useJoin();
  const { isActive, clear } = useFilter();
  const developmentText = useDevelopmentText();
  const { name, title } = useLevelNames()(level, building.class_name);
  const levelNote = name === title ? developmentText(`level_${level}`) : name;
  const note = isDuplex ? t('floorPlan.upperLevel') : (levelNote ?? '');
  const heading = t('floorPlan.title', { code: building.code, floor: title });
  const total = t('unit.residences', { count: counts.total });
  const available = t('unit.available', { count: counts.available });
  usePageTitle(isDuplex ? join(heading, note) : heading);
  return (
    <>
      <header className={styles.heading}>
        <h1 className={classNames(styles.title, heading.length > usualLength && styles.long)}>{heading}</h1>
        <p className={styles.subtitle}>
          {isActive ? (
            join(note, t('floorPlan.matching', counts))
          ) : (
            <>
              <span className={styles.whole}>{join(note, total, available)}</span>
              <span className={styles.short}>{note === '' ? join(total, available) : join(note, available)}</span>
            </>
          )}
        </p>
        <div className={styles.notes}>
          <PlanLegend hasFavourites={hasFavourites} />
          <Disclaimer className={styles.disclaimer} />
        </div>
      </header>
      {isActive && (
        <div className={styles.filter}>
          <Button variant="text" onClick={clear} className={styles.clear}>
            {t('floorPlan.clearSearch')}
          </Button>
        </div>
      )}
    </>
  );
}

function PlanLegend({ hasFavourites }: { hasFavourites: boolean }) {
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
          <Heart fill="currentColor" />
          {t('floorPlan.favourite')}
        </li>
      )}
    </ul>
  );
}
