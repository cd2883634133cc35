import { isolate } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';

/**
 * Facts on one line, such as a date, a name and a size; those that are missing are left out. Each keeps its own
 * direction, so that in Arabic a number is not drawn to the Latin name before it.
 */
export function joinDetails(details: readonly (string | null | undefined)[], language: Language): string {
  return details.flatMap((detail) => (detail ? isolate(detail, language) : [])).join(' · ');
}
