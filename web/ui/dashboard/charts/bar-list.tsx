import type { ReactNode } from 'react';
import styles from './bar-list.module.css';

type Bar = { id: string | number; title: ReactNode; note?: string; value: number; valueText: string };

/** A ranked list with bars relative to the largest value. */
export function BarList({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const max = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <ol className={styles.list} aria-label={label}>
      {bars.map(({ id, title, note, value, valueText }) => (
        <li key={id} className={styles.bar}>
          <span className={styles.title}>
            {title}
            {note && <small>{note}</small>}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ inlineSize: `${(value / max) * 100}%` }} />
          </span>
          <span className={styles.valueText}>{valueText}</span>
        </li>
      ))}
    </ol>
  );
}
