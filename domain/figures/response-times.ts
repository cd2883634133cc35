export const minutesPerDay = 1440;

/** The upper bounds, in minutes, of the buckets of first response times. The last bucket has no bound. */
export const responseBounds = [60, 240, minutesPerDay, 4320, 10_080] as const;

/** How soon sales responded to new clients: the median, the number in each bucket, and how many are still waiting. */
export type ResponseTimes = { median_minutes: number | null; buckets: number[]; waiting: number };

/** Converts minutes to the unit that people would use: minutes up to an hour, hours up to two days, otherwise days. */
export function toReadableUnit(minutes: number): { unit: 'minutes' | 'hours' | 'days'; value: number } {
  if (minutes < 60) return { unit: 'minutes', value: Math.max(1, Math.round(minutes)) };
  if (minutes < 48 * 60) return { unit: 'hours', value: Math.round(minutes / 60) };
  return { unit: 'days', value: Math.round(minutes / minutesPerDay) };
}

/** The share of new clients who got a response within a bound, 0 to 1; null if there were no new clients. */
export function shareWithin(
  { buckets, waiting }: ResponseTimes,
  bound: (typeof responseBounds)[number],
): number | null {
  const total = buckets.reduce((sum, count) => sum + count, waiting);
  if (total === 0) return null;
  const within = buckets.slice(0, responseBounds.indexOf(bound) + 1).reduce((sum, count) => sum + count, 0);
  return within / total;
}
