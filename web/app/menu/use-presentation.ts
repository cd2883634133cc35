import { formatDate } from '#domain/dates/format-date.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useLanguage } from '#web/texts/language.tsx';

/**
 * With whom this browser's presentation runs and since when, on another day than today with the date; undefined if none
 * runs or the client is alone.
 */
export function usePresentation(): { name: string; since: string } | undefined {
  const { client, presentation } = useSession();
  const { language } = useLanguage();
  if (!client || presentation?.status !== 1) return undefined;
  const start = new Date(presentation.started_at);
  const isToday = start.toDateString() === new Date().toDateString();
  return {
    name: `${client.first_name} ${client.last_name}`,
    since: formatDate(start, isToday ? 'time' : 'dayAndTime', language),
  };
}
