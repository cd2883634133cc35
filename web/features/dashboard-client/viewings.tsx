import { CalendarCheck } from 'lucide-react';
import type { Viewing } from '#contract/entities/viewing.ts';
import { dayHalves } from '#domain/viewings/viewing-day.ts';
import { ViewingTask } from '#web/leads/viewing-task.tsx';
import { useText } from '#web/texts/language.tsx';
import styles from './duplicate-notice.module.css';

/** The viewings that a client requested. */
export function Viewings({ viewings }: { viewings: readonly Viewing[] }) {
  const t = useText();
  if (viewings.length === 0) return null;
  return (
    <section className={styles.notice} aria-label={t('leads.viewings')}>
      <CalendarCheck aria-hidden="true" />
      <ul className={styles.list}>
        {sortViewings(viewings).map((viewing) => (
          <li key={viewing.id}>
            <ViewingTask viewing={viewing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Viewings in the order in which they are to be settled: open ones first, by day and half-day. */
export function sortViewings(viewings: readonly Viewing[]): Viewing[] {
  return viewings.toSorted(
    (a, b) =>
      Number(a.done_at !== null) - Number(b.done_at !== null) ||
      a.day.localeCompare(b.day) ||
      dayHalves.indexOf(a.half) - dayHalves.indexOf(b.half) ||
      a.id - b.id,
  );
}
