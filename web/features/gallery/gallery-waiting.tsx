import { RefreshCw } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VeilPage } from '#web/ui/veil-page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import screen from './gallery-screen.module.css';
import styles from './gallery-stage.module.css';

/** Holds the place of the pictures until the galleries are known. */
export function GalleriesLoading() {
  const t = useText();
  return (
    <div className={screen.screen} aria-busy="true">
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      <Skeleton className={styles.stage} />
    </div>
  );
}

/** Says that the server is away, and asks again on request. */
export function GalleriesUnreachable({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <VeilPage title={t('gallery.unreachable')}>
      <p role="alert">{t('general.offline')}</p>
      <Button look="ink" icon={<RefreshCw />} onClick={onRetry}>
        {t('general.retry')}
      </Button>
    </VeilPage>
  );
}
