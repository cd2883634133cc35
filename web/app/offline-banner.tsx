import { WifiOff } from 'lucide-react';
import { useLiveState } from '#web/live/live-state.ts';
import { useConnection, useMomentText } from '#web/live/use-connection.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './offline-banner.module.css';

/** Says that there is no connection and as of when the shown data is, and offers to reconnect. */
export function OfflineBanner() {
  const t = useText();
  const momentText = useMomentText();
  const { asOf } = useLiveState();
  const { isOffline, retry, retrying } = useConnection();
  return (
    <output className={styles.region}>
      {isOffline && (
        <span className={styles.banner}>
          <WifiOff aria-hidden="true" />
          <span>{asOf === undefined ? t('general.offline') : t('live.offline', { time: momentText(asOf) })}</span>
          <Button busy={retrying} onClick={retry}>
            {t('shell.reconnect')}
          </Button>
        </span>
      )}
    </output>
  );
}
