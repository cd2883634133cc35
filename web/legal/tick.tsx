import { useId, type ReactNode } from 'react';
import styles from './legal.module.css';

type TickProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  required?: boolean;
  error?: string | undefined;
  children: ReactNode;
};

/** A checkbox with its text, which may contain links. */
export function Tick({ checked, onChange, required = false, error, children }: TickProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
