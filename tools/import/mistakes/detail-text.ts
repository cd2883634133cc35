import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { inEveryLanguage, type Text } from '#domain/texts/language.ts';
import { importTexts, type DetailCode } from './texts.ts';

/** A detail of a mistake in every language. */
export function detailText(code: DetailCode, values: Readonly<Record<string, string | number>> = {}): Text {
  const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return inEveryLanguage((language) => fillPlaceholders(importTexts[language].details[code], filled));
}
