import { dayMs, isDay, utcDayOf } from '#domain/dates/utc-day.ts';

/** The halves of a day that a viewing can be requested for. */
export const dayHalves = ['morning', 'afternoon'] as const;
export type DayHalf = (typeof dayHalves)[number];

/** When each half begins and ends, in hours of the development's local time. */
export const hoursOfHalf: Record<DayHalf, { from: number; to: number }> = {
  morning: { from: 9, to: 12 },
  afternoon: { from: 13, to: 17 },
};

/** How many days ahead a viewing can be requested. */
const maxDaysAhead = 366;

/**
 * The first and last day (`2026-11-21`, in UTC) that a viewing can be requested for. `now` is in milliseconds since the
 * epoch.
 */
export function viewingDays(now: number): { first: string; last: string } {
  return { first: utcDayOf(now), last: utcDayOf(now + maxDaysAhead * dayMs) };
}

/**
 * Whether a viewing can be requested for a day. Allows for time zones in which it is already the next day, or still the
 * day before.
 */
export function isViewingDay(day: string, now: number): boolean {
  return isDay(day) && day >= utcDayOf(now - dayMs / 2) && day <= viewingDays(now + dayMs).last;
}
