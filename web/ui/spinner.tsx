import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** The spinner of a busy control; hidden from screen readers, which get the control’s `aria-busy`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.spinner, className)} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="36 12" />
    </svg>
  );
}
