import { classNames } from './class-names.ts';
import styles from './toggle.module.css';

type ToggleProps = {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  className?: string | undefined;
};

/** A switch with its label at the left; the whole row is clickable. */
export function Toggle({ label, on, onChange, disabled = false, className }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
      className={classNames(styles.toggle, className)}
    >
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.thumb} />
      </span>
    </button>
  );
}
