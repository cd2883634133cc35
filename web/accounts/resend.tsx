import { RotateCcw } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toFormErrors, useFormErrorText, type FormError } from './form-errors.ts';
import styles from './resend.module.css';

type ResendProps = {
  /** Shown instead of sending while it is too early. */
  early: FormError | undefined;
  /** Requests another mail; returns the error, or undefined if the mail is sent. */
  send: () => Promise<FormError | undefined>;
  /** Shown beside the button. */
  beside?: ReactNode;
};

/**
 * A button that requests the mail again and shows the result. While it is too early it is locked, and says so if it is
 * pressed.
 */
export function Resend({ early, send, beside }: ResendProps) {
  const t = useText();
  const text = useFormErrorText();
  const [state, setState] = useState<{ error?: FormError | undefined; sent?: boolean; busy?: boolean }>({});
  const busy = useRef(false);
  const press = async () => {
    if (busy.current) return;
    if (early !== undefined) return setState({ error: early });
    busy.current = true;
    setState({ busy: true });
    const error = await send().catch((reason: unknown) => toFormErrors(reason).form);
    busy.current = false;
    setState(error === undefined ? { sent: true } : { error });
  };
  return (
    <div className={styles.resend}>
      <div className={styles.actions}>
        <Button
          className={styles.again}
          icon={<RotateCcw aria-hidden="true" />}
          busy={state.busy ?? false}
          aria-disabled={early !== undefined}
          onClick={() => void press()}
        >
          {t('account.sendAgain')}
        </Button>
        {beside}
      </div>
      <output className={classNames(styles.message, state.error !== undefined && styles.error)}>
        {state.sent ? t('account.sentAgain') : text(state.error)}
      </output>
    </div>
  );
}
