import { Heart } from 'lucide-react';
import { statusLabels } from '#domain/units/statuses.ts';
import { useText } from '#web/texts/language.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import styles from './floor-plan.module.css';

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
