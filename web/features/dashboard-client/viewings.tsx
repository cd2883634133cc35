import { CalendarCheck } from 'lucide-react';
import type { Viewing } from '#contract/entities/viewing.ts';
import { ViewingTask } from '#web/leads/viewing-task.tsx';
import { useText } from '#web/texts/language.tsx';
import { sortViewings } from './sort-viewings.ts';
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
