import type { ReactNode } from 'react';
import styles from './bar-list.module.css';

export type Bar = { id: string | number; title: ReactNode; note?: string; value: number; said: string };

/** Things in order with a bar each: as long as its value beside the largest. */
export function BarList({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <ol className={styles.list} aria-label={label}>
      {bars.map(({ id, title, note, value, said }) => (
        <li key={id} className={styles.bar}>
          <span className={styles.title}>
            {title}
            {note && <small>{note}</small>}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ inlineSize: `${(value / most) * 100}%` }} />
          </span>
          <span className={styles.said}>{said}</span>
        </li>
      ))}
    </ol>
  );
}
