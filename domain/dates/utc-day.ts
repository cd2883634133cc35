/** A day in milliseconds. */
export const dayMs = 86_400_000;

/** A day in seconds. */
export const daySeconds = 86_400;

const isoDay = /^\d{4}-\d\d-\d\d$/;

/** The day of a moment as `2026-11-21`, in UTC. `at` is in milliseconds since the epoch. */
export function utcDayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Whether a text is a valid day as `2026-11-21` (`2026-02-30` is not). */
export function isDay(text: string): boolean {
  const at = isoDay.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isFinite(at) && utcDayOf(at) === text;
}
