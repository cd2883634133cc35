import type { Random } from '../../random.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A random time in office hours (8 to 16 UTC) on the same day, or on the Saturday before if that is a Sunday. */
export function duringOfficeHours(random: Random, moment: number): number {
  const midnight = Math.floor(moment / day) * day;
  const isSunday = new Date(midnight).getUTCDay() === 0;
  return midnight - (isSunday ? day : 0) + random.between(8 * hour, 16 * hour);
}

/** A random time on the same day at which people browse at home, mostly in the evening (UTC). */
export function duringLeisureHours(random: Random, moment: number): number {
  const midnight = Math.floor(moment / day) * day;
  return (
    midnight + (random.chance(0.75) ? random.between(16.5 * hour, 21 * hour) : random.between(6 * hour, 15 * hour))
  );
}

/** The moment itself or, if it is not before the limit, as many whole days earlier as needed. */
export function shiftBefore(limit: number, moment: number): number {
  return moment < limit ? moment : moment - Math.ceil((moment - limit + 1) / day) * day;
}
