import type { Viewing } from '#contract/entities/viewing.ts';
import { dayHalves } from '#domain/viewings/viewing-day.ts';

/** Viewings in the order in which they are to be settled: the open ones first, by day and half of it. */
export function sortViewings(viewings: readonly Viewing[]): Viewing[] {
  return viewings.toSorted(
    (a, b) =>
      Number(a.done_at !== null) - Number(b.done_at !== null) ||
      a.day.localeCompare(b.day) ||
      dayHalves.indexOf(a.half) - dayHalves.indexOf(b.half) ||
      a.id - b.id,
  );
}
