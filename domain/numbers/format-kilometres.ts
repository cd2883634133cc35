import type { Language } from '#domain/texts/language.ts';
import { formatNumber } from './format-number.ts';

/** Formats a distance in metres as kilometres with one decimal, without the unit: 1234 is `1,2`. */
export function formatKilometres(metres: number, language: Language): string {
  return formatNumber(metres / 1000, language, 1, 1);
}
