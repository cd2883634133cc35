import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** What the user can do about it. */
  text?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
};

/** Says why there is nothing here and what to do next. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
