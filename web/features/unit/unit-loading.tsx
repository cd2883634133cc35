import { RefreshCw } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import details from './details-panel.module.css';
import screen from './unit-screen.module.css';
import styles from './unit-loading.module.css';

const lines = ['number', 'rooms', 'gross', 'net', 'terrace', 'garden', 'baths', 'ensuite'];

/** The placeholder of the picture and the details while they are loading. */
export function UnitLoading() {
  const t = useText();
  return (
    <div className={screen.screen} data-sheet="half" aria-busy="true">
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      <Skeleton className={styles.picture} />
      <Panel as="div" dense className={details.panel}>
        <div className={details.scroll}>
          <Skeleton className={styles.code} />
          <Skeleton className={styles.where} />
          <Skeleton className={styles.price} />
          {lines.map((line) => (
            <Skeleton key={line} className={styles.line} />
          ))}
        </div>
      </Panel>
    </div>
  );
}

/** Says that the server cannot be reached, with a button to retry. */
export function UnitUnreachable({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={screen.screen} data-sheet="half">
      <div className={styles.unreachable} role="alert">
        <h1 className={styles.title}>{t('unit.unreachable')}</h1>
        <p>{t('general.offline')}</p>
        <Button look="primary" icon={<RefreshCw />} onClick={onRetry}>
          {t('general.retry')}
        </Button>
      </div>
    </div>
  );
}
