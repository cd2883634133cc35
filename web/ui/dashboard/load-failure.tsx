import { CloudOff } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './load-failure.module.css';

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
