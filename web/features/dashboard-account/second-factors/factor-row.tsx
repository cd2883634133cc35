import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates/format-date.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import styles from './second-factors.module.css';

type FactorRowProps = { title: string; state: ReactNode; children: ReactNode };

/** A factor with its state, and what can be done with it. */
export function FactorRow({ title, state, children }: FactorRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.state}>{state}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** Since when there is a factor, and when it was last used. */
export function UseOf({ factor }: { factor: { created_at: string; last_used_at: string | null } }) {
  const t = useText();
  const { language } = useLanguage();
  const day = (at: string) => formatDate(at, 'date', language);
  const { created_at, last_used_at } = factor;
  const used = last_used_at === null ? t('factors.neverUsed') : t('factors.lastUsed', { date: day(last_used_at) });
  return `${t('factors.since', { date: day(created_at) })}, ${used}`;
}
