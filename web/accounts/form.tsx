import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { FormControl } from './use-form.ts';
import styles from './form.module.css';

type FormProps<F extends string> = {
  control: FormControl<F>;
  /** The buttons and links below the form’s message. */
  ways: ReactNode;
  centred?: boolean;
  children: ReactNode;
};

/**
 * A form with its fields, its message (announced to screen readers) and its buttons. Focuses the first invalid field
 * after a failed submit.
 */
export function Form<F extends string>({
  control: { action, faults, told },
  ways,
  centred = false,
  children,
}: FormProps<F>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    <form ref={element} action={action} noValidate className={classNames(styles.form, centred && styles.centred)}>
      {children}
      <p className={styles.trouble} role="alert">
        {told('form')}
      </p>
      <div className={styles.ways}>{ways}</div>
    </form>
  );
}
