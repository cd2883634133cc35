import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '../button.tsx';
import { Skeleton } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './placeholders.module.css';

/** Shown instead of content that failed to load, with a button to retry. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={t('dashboard.loadFailed')}
        action={<Button onClick={onRetry}>{t('general.retry')}</Button>}
      />
    </div>
  );
}

/** Shown below loaded rows when the next page failed to load, with a button to retry. */
export function MoreFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert" className={styles.more}>
      {t('dashboard.loadFailed')}
      <Button busy={busy} onClick={onRetry}>
        {t('general.retry')}
      </Button>
    </div>
  );
}

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

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** What the user can do now. */
  text?: ReactNode;
  /** A button or link for that. */
  action?: ReactNode;
};

/** Explains why there is nothing here and what to do next. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon}
      <h2 className={styles.emptyStateTitle}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
