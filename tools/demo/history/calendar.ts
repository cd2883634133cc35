import type { Luck } from './luck.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A moment on the same day in opening hours (8 to 16 UTC); a Sunday becomes the Saturday before. */
export function atWork(luck: Luck, moment: number): number {
  const midnight = Math.floor(moment / day) * day;
  const isSunday = new Date(midnight).getUTCDay() === 0;
  return midnight - (isSunday ? day : 0) + luck.between(8 * hour, 16 * hour);
}

/** A moment on the same day at which people look alone: mostly in the evening. */
export function atHome(luck: Luck, moment: number): number {
  const midnight = Math.floor(moment / day) * day;
  return midnight + (luck.chance(0.75) ? luck.between(16.5 * hour, 21 * hour) : luck.between(6 * hour, 15 * hour));
}

/** The moment itself, or as many whole days earlier as it takes to lie before a limit. */
export function before(limit: number, moment: number): number {
  return moment < limit ? moment : moment - Math.ceil((moment - limit + 1) / day) * day;
}
