import { classNames } from './class-names.ts';
import styles from './badge.module.css';

/** A small count, hidden at 0. `label` is its text for screen readers. */
export function Badge({ count, label, className }: { count: number; label: string; className?: string | undefined }) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.badge, className)}>
      <span aria-hidden="true">{count}</span>
      <span className={styles.said}>{label}</span>
    </span>
  );
}
