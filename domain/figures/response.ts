/** Within how many minutes somebody was answered first, by upper bounds; the last bucket has none. */
export const responseBounds = [60, 240, 1440, 4320, 10_080] as const;

/** How soon new clients heard from sales: the median in minutes, how many in each bucket, and how many still wait. */
export type ResponseTimes = { median_minutes: number | null; buckets: number[]; waiting: number };

/** A span in the unit that people say it in. */
export function formatMinutes(minutes: number): { unit: 'minutes' | 'hours' | 'days'; value: number } {
  if (minutes < 60) return { unit: 'minutes', value: Math.max(1, Math.round(minutes)) };
  if (minutes < 48 * 60) return { unit: 'hours', value: Math.round(minutes / 60) };
  return { unit: 'days', value: Math.round(minutes / 1440) };
}

/** The share of all new clients that were answered within a bound of the buckets, 0 to 1; null where there are none. */
export function shareWithin(
  { buckets, waiting }: ResponseTimes,
  bound: (typeof responseBounds)[number],
): number | null {
  const all = buckets.reduce((sum, count) => sum + count, waiting);
  if (all === 0) return null;
  return buckets.slice(0, responseBounds.indexOf(bound) + 1).reduce((sum, count) => sum + count, 0) / all;
}
