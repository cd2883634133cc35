import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './building.module.css';

/** What stands where a building will be. */
export function BuildingSkeleton() {
  const t = useText();
  return (
    <section className={styles.screen} aria-busy="true" aria-label={t('general.loading')}>
      <div className={styles.empty} />
      <div className={styles.plinth}>
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton className={styles.skeletonTitle} />
      </div>
    </section>
  );
}

/** What is said where a building did not come, with a way to ask again. */
export function BuildingFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useText();
  return (
    <section className={styles.screen} role="alert">
      <CloseButton to="/" className={styles.close} />
      <div className={styles.failed}>
        <h1 className={styles.title}>{message}</h1>
        <Button look="primary" onClick={onRetry}>
          {t('general.retry')}
        </Button>
      </div>
    </section>
  );
}
