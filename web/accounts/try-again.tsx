import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Task } from './use-task.ts';
import { useFormErrorText } from './form-errors.ts';
import styles from './try-again.module.css';

/** The error of a task with a button to retry; renders nothing without an error. */
export function TryAgain({ task: { fault, retry } }: { task: Task }) {
  const t = useText();
  const text = useFormErrorText();
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
