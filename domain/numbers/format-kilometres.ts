import type { Language } from '#domain/texts/language.ts';

/** Formats a distance in metres as kilometres with one decimal in a language, without the unit: 1234 is `1.2`. */
export function formatKilometres(metres: number, language: Language): string {
  return (metres / 1000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
