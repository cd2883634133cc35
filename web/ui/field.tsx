import { CircleAlert } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A control at the right end of the field. */
  action?: ReactNode;
  /** The label is for screen readers only, where the context makes it clear. */
  labelHidden?: boolean;
};

/** A labelled text input. Its error is shown below it and announced to screen readers. */
export function Field({ label, error, hint, action, labelHidden = false, className, ...rest }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={classNames(styles.label, labelHidden && styles.labelHidden)} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {error !== undefined && <CircleAlert className={styles.icon} />}
        {action}
      </div>
      <p id={`${id}-note`} className={classNames(styles.note, error !== undefined && styles.error)} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
