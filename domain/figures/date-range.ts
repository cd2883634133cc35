/** Days as `2026-11-21`, both included. In UTC, as the months of the server are. */
export type DateRange = { from: string; to: string };

/** The spans that are offered: the last so many days, this year, or the last twelve months. */
export const rangeChoices = ['30', '90', '180', 'year', 'months'] as const;
export type RangeChoice = (typeof rangeChoices)[number];

const day = 86_400_000;
const form = /^\d{4}-\d\d-\d\d$/;

/** The range of a choice, up to and with the day of `now` (milliseconds since the epoch). */
export function rangeOf(choice: RangeChoice, now: number): DateRange {
  const to = toDay(now);
  if (choice === 'year') return { from: `${to.slice(0, 4)}-01-01`, to };
  if (choice === 'months') return { from: toDay(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)) - 12, 1)), to };
  return { from: toDay(now - (Number(choice) - 1) * day), to };
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  const at = form.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isFinite(at) && toDay(at) === text;
}

/** Whether two days are a range that can be asked for: in order, and at most ten years long. */
export function isRange({ from, to }: DateRange): boolean {
  return isDay(from) && isDay(to) && from <= to && Date.parse(to) - Date.parse(from) <= 3660 * day;
}

function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
