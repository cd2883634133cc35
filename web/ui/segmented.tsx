import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** A choice between a few options: radio buttons that look like a segmented control, so that arrow keys work. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.group, className)}>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.option, option.value === value && styles.on)}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
