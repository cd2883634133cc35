import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { Viewing } from '#contract/entities/viewing.ts';
import { hoursOfHalf, viewingDays } from '#domain/viewings/viewing-day.ts';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './viewing-list.module.css';

/** The requested viewings that are still to come, earliest first, each with its calendar file. */
export function ViewingList({ viewings }: { viewings: readonly Viewing[] }) {
  const t = useText();
  const [today] = useState(() => viewingDays(Date.now() - new Date().getTimezoneOffset() * 60_000).first);
  const coming = viewings.filter((viewing) => viewing.day >= today).toSorted(byTime);
  if (coming.length === 0) return <p className={styles.none}>{t('ownPage.noViewings')}</p>;
  return (
    <ul className={styles.list}>
      {coming.map((viewing) => (
        <li key={viewing.id} className={styles.viewing}>
          <ViewingItem viewing={viewing} />
        </li>
      ))}
    </ul>
  );
}

function ViewingItem({ viewing: { id, day, half, done_at } }: { viewing: Viewing }) {
  const t = useText();
  const { language } = useLanguage();
  const date = useDateText()(day, 'fullDate', 'UTC');
  return (
    <>
      <p className={styles.day}>{date}</p>
      <p>{t(`contact.half.${half}`)}</p>
      {done_at === null && <p className={styles.none}>{t('ownPage.viewingOpen')}</p>}
      <a className={styles.link} href={`/api/viewings/${id}/viewing.ics?lang=${language}`} download="viewing.ics">
        <CalendarDays aria-hidden="true" />
        <span>
          {t('ownPage.calendar')}
          <VisuallyHidden>: {date}</VisuallyHidden>
        </span>
      </a>
    </>
  );
}

function byTime(one: Viewing, other: Viewing): number {
  return one.day.localeCompare(other.day) || hoursOfHalf[one.half].from - hoursOfHalf[other.half].from;
}
