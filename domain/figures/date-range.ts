/** Two days as `2026-11-21`, both inclusive, in UTC like the months of the server. */
export type DateRange = { from: string; to: string };

/** The ranges to choose from: the last 30, 90 or 180 days, this year, or the last twelve months. */
export const rangeChoices = ['30', '90', '180', 'year', 'months'] as const;
export type RangeChoice = (typeof rangeChoices)[number];

const dayMs = 86_400_000;
const isoDay = /^\d{4}-\d\d-\d\d$/;

/** The range of a choice, ending with the day of `now` (milliseconds since the epoch). */
export function rangeOf(choice: RangeChoice, now: number): DateRange {
  const to = toDay(now);
  if (choice === 'year') return { from: `${to.slice(0, 4)}-01-01`, to };
  if (choice === 'months') return { from: toDay(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)) - 12, 1)), to };
  return { from: toDay(now - (Number(choice) - 1) * dayMs), to };
}

/** Whether a text is a valid day (`2026-02-30` is not). */
export function isDay(text: string): boolean {
  const at = isoDay.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isFinite(at) && toDay(at) === text;
}

/** Whether two days are a valid range: in order, and at most ten years long. */
export function isRange({ from, to }: DateRange): boolean {
  return isDay(from) && isDay(to) && from <= to && Date.parse(to) - Date.parse(from) <= 3660 * dayMs;
}

function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
