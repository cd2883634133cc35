import { inEveryLanguage, type Text } from '#domain/texts/language.ts';
import type { UnitStatusName } from '#domain/units/statuses.ts';
import { contractTexts } from './texts.ts';

/** The title of a unit status in every language. */
export function statusTitle(name: UnitStatusName): Text {
  return inEveryLanguage((language) => contractTexts[language].statuses[name]);
}
