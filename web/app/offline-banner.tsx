import { WifiOff } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConnection } from './use-connection.ts';
import styles from './offline-banner.module.css';

/** Says that the screen may be out of date, and offers to connect again. */
export function OfflineBanner() {
  const t = useText();
  const { away, retry, retrying } = useConnection();
  return (
    <output className={styles.region}>
      {away && (
        <span className={styles.banner}>
          <WifiOff aria-hidden="true" />
          <span>{t('general.offline')}</span>
          <Button busy={retrying} onClick={retry}>
            {t('shell.reconnect')}
          </Button>
        </span>
      )}
    </output>
  );
}
