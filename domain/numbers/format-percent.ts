import { languageFacts, type Language } from '#domain/texts/language.ts';
import { formatNumber } from './format-number.ts';

/** Formats a ratio as a percentage in a language, rounded to `maxDecimals`: 0.032 is `3,2%`, in Turkish `%3,2`. */
export function formatPercent(ratio: number, language: Language, maxDecimals: number): string {
  const percent = formatNumber(ratio * 100, language, maxDecimals);
  return languageFacts[language].marks.percent.replace('#', percent);
}

/** Formats a relative change as a percentage with its sign and at most one decimal: `+3,2%`, `−3,2%`, `±0%`. */
export function formatChange(ratio: number, language: Language): string {
  const rounded = Math.round(ratio * 1000);
  let sign = '±';
  if (rounded > 0) sign = '+';
  if (rounded < 0) sign = '−';
  return sign + formatPercent(Math.abs(rounded) / 1000, language, 1);
}
