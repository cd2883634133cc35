import { RefreshCw } from 'lucide-react';
import { useFilter } from '#web/catalogue/filter.ts';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VeilPage } from '#web/ui/veil-page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './panorama-screen.module.css';

/** Holds the place of the panorama. */
export function PanoramasLoading() {
  const t = useText();
  return (
    <div className={styles.screen} aria-busy="true">
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      <Skeleton className={styles.screen} />
    </div>
  );
}

/** Says that the server is away, and asks again on request. */
export function PanoramasUnreachable({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <VeilPage title={t('round.unreachable')}>
      <p role="alert">{t('general.offline')}</p>
      <Button look="ink" icon={<RefreshCw />} onClick={onRetry}>
        {t('general.retry')}
      </Button>
    </VeilPage>
  );
}

/** Says that the development has nothing of the kind, and where there is something to see. */
export function NoPanoramas() {
  const t = useText();
  const { search } = useFilter();
  return (
    <VeilPage title={t('round.none')}>
      <p>{t('round.noneText')}</p>
      <ButtonLink look="ink" to={`/gallery/all${search}`}>
        {t('round.toGalleries')}
      </ButtonLink>
    </VeilPage>
  );
}
