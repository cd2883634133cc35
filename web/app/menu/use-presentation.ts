import { formatDate } from '#domain/dates/format-date.ts';
import type { Language } from '#domain/texts/language.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** With whom this browser's presentation runs and since when; undefined if none runs or the client is alone. */
export function usePresentation(): { name: string; since: string } | undefined {
  const { client, presentation } = useSession();
  const { language } = useLanguage();
  if (!client || presentation?.status !== 1) return undefined;
  return {
    name: `${client.first_name} ${client.last_name}`,
    since: formatStart(new Date(presentation.started_at), language),
  };
}

/** The time; with the date if that is not today. */
function formatStart(start: Date, language: Language): string {
  const isToday = start.toDateString() === new Date().toDateString();
  return formatDate(start, isToday ? 'time' : 'dayAndTime', language);
}
