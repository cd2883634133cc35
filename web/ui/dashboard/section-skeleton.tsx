import { useText } from '#web/texts/language.tsx';
import { Skeleton } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './section-skeleton.module.css';

/** Placeholder for a section that is loading. */
export function SectionSkeleton() {
  const t = useText();
  return (
    <div className={styles.page}>
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      <Skeleton className={styles.title} />
      <RowsSkeleton count={8} />
    </div>
  );
}

/** Placeholder for a list that is loading. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
