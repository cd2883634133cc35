import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Task } from './use-task.ts';
import { useFaultText } from './use-fault-text.ts';
import styles from './try-again.module.css';

/** What kept a task from its end, with the way to try again; nothing while there is no fault. */
export function TryAgain({ task: { fault, retry } }: { task: Task }) {
  const t = useText();
  const text = useFaultText();
  if (fault === undefined) return null;
  return (
    <div className={styles.tryAgain}>
      <p role="alert">{text(fault)}</p>
      <Button look="primary" onClick={retry}>
        {t('general.retry')}
      </Button>
    </div>
  );
}
