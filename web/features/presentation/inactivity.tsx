import type { LiveEvent } from '#contract/events/live-events.ts';
import { inactivityWarning } from '#domain/presentations/inactivity.ts';
import { Countdown } from '#web/accounts/countdown.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './inactivity.module.css';
import { useInactivity } from './use-inactivity.ts';

type InactivityProps = {
  id: number;
  /** What the server last said of this session's presentation. */ told: LiveEvent<'presentation'> | undefined;
};

/**
 * Warns with a countdown when nobody did anything for long, and ends the presentation on this screen when it has run
 * out.
 */
export function Inactivity({ id, told }: InactivityProps) {
  const t = useText();
  const { secondsLeft, goOn } = useInactivity(id, told);
  if (secondsLeft === undefined) return null;
  return (
    <Dialog kind="alert" title={t('presentation.stillThere')} onClose={goOn}>
      <p className={styles.text}>{t('presentation.endsSoon')}</p>
      <Countdown of={inactivityWarning} left={secondsLeft} label={t('account.timeLeft')} />
      <Button look="primary" onClick={goOn}>
        {t('presentation.goOn')}
      </Button>
    </Dialog>
  );
}
