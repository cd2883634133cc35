import { useState } from 'react';
import { joinParts, type Language } from '#domain/texts/language.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { dayMs } from '#domain/dates/utc-day.ts';
import { useLanguage } from '#web/texts/language.tsx';

/**
 * A moment in everyday form: “today, 09:40”, “yesterday, 18:02”, “Monday”, “12 Nov”, “12 Nov 2025”. Its tooltip is the
 * full date and time.
 */
export function Moment({ at }: { at: string }) {
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <time dateTime={at} title={formatDate(at, 'fullDateTime', language)}>
      {formatMoment(new Date(at), now, language)}
    </time>
  );
}

/** Formats a moment relative to `now`, in the time zone of this device. */
export function formatMoment(moment: Date, now: Date, language: Language): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(moment)) / dayMs);
  if (daysAgo === 0 || daysAgo === 1) {
    const dayText = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day');
    return joinParts([dayText, formatDate(moment, 'time', language)], language);
  }
  if (daysAgo > 1 && daysAgo < 7) return formatDate(moment, 'weekday', language);
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return formatDate(moment, isThisYear ? 'day' : 'date', language);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
