import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import frame from '../field.module.css';
import styles from './select.module.css';

type SelectProps<Value extends string> = Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'id'> & {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Makes the label visible to screen readers only, if the first option explains the select (“All sources”). */
  labelHidden?: boolean;
  /** Why the choice is invalid. */
  error?: string | undefined;
  hint?: string | undefined;
};

/** A native select with a label. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  labelHidden = false,
  error,
  hint,
  className,
  ...rest
}: SelectProps<Value>) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames(frame.field, className)}>
      <label htmlFor={id} className={classNames(frame.label, labelHidden && frame.labelHidden)}>
        {label}
      </label>
      <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
        <select
          {...rest}
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note ? `${id}-note` : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown />
      </div>
      {note && (
        <p id={`${id}-note`} className={error === undefined ? frame.note : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
