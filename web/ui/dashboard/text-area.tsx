import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import frame from '../field.module.css';
import styles from './text-area.module.css';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id'> & {
  label: string;
  labelHidden?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A labelled textarea that grows with its text. */
export function TextArea({ label, labelHidden = false, error, hint, className, ...rest }: TextAreaProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames(frame.field, className)}>
      <label htmlFor={id} className={classNames(frame.label, labelHidden && frame.labelHidden)}>
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        className={classNames(styles.area, error !== undefined && styles.wrong)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={classNames(styles.note, error !== undefined && styles.error)}>
          {note}
        </p>
      )}
    </div>
  );
}
