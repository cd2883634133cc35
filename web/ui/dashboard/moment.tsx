import { useState } from 'react';
import { useLanguage } from '#web/texts/language.tsx';

const day = 86_400_000;

/**
 * When something was, as people say it: “today, 09:40”, “yesterday, 18:02”, “Monday”, “12 Nov 2026”. The whole moment
 * is its title.
 */
export function Moment({ at }: { at: string }) {
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const moment = new Date(at);
  return (
    <time dateTime={at} title={moment.toLocaleString(language, { dateStyle: 'full', timeStyle: 'short' })}>
      {formatMoment(moment, now, language)}
    </time>
  );
}

/** The same as text, seen from `now`, in the time of this device. */
export function formatMoment(moment: Date, now: Date, language: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / day);
  const time = moment.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (days === 0 || days === 1)
    return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')}, ${time}`;
  if (days > 1 && days < 7) return moment.toLocaleDateString(language, { weekday: 'long' });
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return moment.toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
