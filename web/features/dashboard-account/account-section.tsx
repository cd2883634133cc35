import { useId, type ReactNode } from 'react';
import styles from './account-section.module.css';

type AccountSectionProps = {
  title: string;
  /** The purpose of the section, below its title. */
  text: ReactNode;
  children: ReactNode;
};

/** A section of the account page: its title and purpose, and beside them its content. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
