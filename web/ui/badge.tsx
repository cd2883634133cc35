import { classNames } from './class-names.ts';
import styles from './badge.module.css';

/** A small count on the accent; nothing where the count is 0. `label` says what is counted. */
export function Badge({ count, label, className }: { count: number; label: string; className?: string | undefined }) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.badge, className)}>
      <span aria-hidden="true">{count}</span>
      <span className={styles.said}>{label}</span>
    </span>
  );
}
