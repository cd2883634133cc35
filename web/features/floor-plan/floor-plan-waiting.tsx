import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './floor-plan.module.css';
import { useLeave } from './use-leave.ts';
import { CloseButton } from '#web/ui/close-button.tsx';

/** What stands where a plan will be. */
export function FloorPlanSkeleton() {
  const t = useText();
  return (
    <section className={styles.screen} aria-busy="true" aria-label={t('general.loading')}>
      <div className={styles.heading}>
        <Skeleton className={styles.skeletonTitle} />
      </div>
    </section>
  );
}

/** What is said where a plan did not come, with a way to ask again. */
export function FloorPlanFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const leave = useLeave();
  return (
    <section className={styles.screen} role="alert">
      <div className={styles.failed}>
        <h1 className={styles.title}>{t('floorPlan.failed')}</h1>
        <Button look="primary" onClick={onRetry}>
          {t('general.retry')}
        </Button>
      </div>
      <CloseButton onClick={leave} className={styles.close} />
    </section>
  );
}
