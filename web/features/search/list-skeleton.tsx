import { useText } from '#web/texts/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './list-skeleton.module.css';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The placeholder of the list while it is loading. */
export function ListSkeleton() {
  const t = useText();
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      <Skeleton className={styles.title} />
      {rows.map((row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
