import { dayMs, isDay, utcDayOf } from '#domain/dates/utc-day.ts';

/** Two days as `2026-11-21`, both inclusive, in UTC like the months of the server. */
export type DateRange = { from: string; to: string };

/** The ranges to choose from: the last 30, 90 or 180 days, this year, or the last twelve months. */
export const rangeChoices = ['30', '90', '180', 'year', 'months'] as const;
export type RangeChoice = (typeof rangeChoices)[number];

/** The range of a choice, ending with the day of `now` (milliseconds since the epoch). */
export function rangeOf(choice: RangeChoice, now: number): DateRange {
  const to = utcDayOf(now);
  if (choice === 'year') return { from: `${to.slice(0, 4)}-01-01`, to };
  if (choice === 'months')
    return { from: utcDayOf(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)) - 12, 1)), to };
  return { from: utcDayOf(now - (Number(choice) - 1) * dayMs), to };
}

/** Whether two days are a valid range: in order, and at most ten years long. */
export function isRange({ from, to }: DateRange): boolean {
  return isDay(from) && isDay(to) && from <= to && Date.parse(to) - Date.parse(from) <= 3660 * dayMs;
}
