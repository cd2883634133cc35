import { useText } from '#web/texts/language.tsx';
import { Skeleton } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './section-skeleton.module.css';

/** Holds the place of a section while it is on its way. */
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

/** Lines in the place of a list that is on its way. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
