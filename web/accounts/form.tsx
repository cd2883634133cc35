import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { FormControl } from './use-form.ts';
import styles from './form.module.css';

type FormProps<F extends string> = {
  control: FormControl<F>;
  /** The ways on, under what the form has to tell. */ ways: ReactNode;
  centred?: boolean;
  children: ReactNode;
};

/**
 * Fields, what belongs to none of them read out at once, and the ways on. Focus goes to the first field that is not
 * right.
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
